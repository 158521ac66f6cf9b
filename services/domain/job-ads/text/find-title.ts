import { isDocumentLanguage } from '../../../../shared/documents/words/document-languages.ts';
import { plainText } from '../../../../shared/documents/text/plain-text.ts';
import { readTitle } from '../../../../shared/matching/match/read-title.ts';
import { cityIn, isCityOrPart } from './city-phrases.ts';
import { foldLine, isControl, type AdLine } from '../../../../shared/matching/ad-text/ad-lines.ts';
import type { AdStructure } from './ad-structure.ts';
import type { Found } from './found.ts';
import { hasJobNoun } from './job-nouns.ts';
import { isPersonName } from './person-names.ts';
import type { LabeledValue } from './labeled-values.ts';
import { isHeading, isSameName, lineKind, mayBeCompany, namesBusiness } from './line-kinds.ts';

/** The number of first lines that may have the title. */
const head = 30;
const longest = 140;

const genderMark =
  /(?:\((?:[mwdfhxi]|all|alle|gn)(?:\s?[/|*,.\s]\s?(?:[mwdfhxi]|genders?|alle)){0,3}\*?\)|\b[mwf]\/[mwdfx](?:\/[mwdfxi])?\b|\(?\b[HF]\/[HF]\b(?:\/[X])?\)?|\b(?:all genders|gn)\b|\p{L}[:*_]in(?:nen)?\b|\p{L}\/-?in\b|\p{L}\(in\)|\([ea]\)|\p{L}[·.](?:ne|e|trice|se|euse|ère|r)\b|\p{L}+(?:er|eur|ien) ou \p{L}+(?:ère|rice|euse|ienne)\b|\p{L}+ienne ou \p{L}+ien\b|\b\p{L}+\/a\b|·e\b)/iu;

/** A mark that only titles have. */
const fullGenderMark = /\([mwdfhx]\s?[/|]\s?[mwdfhx](?:\s?[/|]\s?[mwdfhxi])?\)|\([HF]\/[HF](?:\/X)?\)/iu;

const announcements =
  /^(?:working title[: ]\s*|(?:\d{1,2} ?(?:x|×) )|(?:opportunit[yé]|oferta(?: laboral)?|ofrecemos|vacante|vacancy|job|offre|poste|annonce|stelle|stellenanzeige|ausschreibung|convocatoria|empleo|recrutement|hiring|b[uú]squeda(?: laboral| activa)?|se (?:busca|solicita|necesita|requiere)|buscamos|solicitamos|on recrute|nous recrutons|(?:job|career|new|open|exciting) (?:role|opening|opportunity|posting|ad|alert|vacancy)|role|stellenausschreibung|jobangebot|gesucht|recherche|empleo|trabajo) ?[-–—:|!]+ ?|we(?:['’]re| are) (?:now )?hiring[!:]*|now hiring[!:]*|hiring[!:]+|join (?:us|our team) as (?:an? )?|job opening[!:]*|job title[:]|position[:]|vacancy[:]|open position[:]|wir suchen[:]?|stellenangebot[:]?|offre d['’]emploi[ :–-]+|intitulé(?: du poste)? ?:|oferta de empleo[ :–-]+|help wanted[!:]*|urgent[!:]+|new[!:]\s|subject:|betreff:|objet ?:|asunto:|re:|fwd?:|aw:|tr ?:)\s*[-–—:]*\s*/iu;
/** What a site adds to the title of each ad. */
const ofSite = / - (?:job post|Stellenanzeige|offre d['’]emploi|oferta de (?:empleo|trabajo))$/iu;
const additions =
  /(?:\s+\(#[\w-]+\)|\s+\(\d{1,2}\)|\s+(?:gesucht|wanted|needed|m\/w\/d gesucht)|\s+-?\s*\$[\d,]+ sign.?on(?: bonus)?|\s+x ?\d+\b.*|\s{2,}\S.*|\s*[-–—|(,]?\s*\(?(?:job|req|requisition|ref|reference|vacancy|posting|kennziffer|référence|réf)(?:\.|erence)?\s?(?:id|no|nr|number|#)?[.:#]*\s?[A-Z]{0,4}[-/]?\d[\w/-]*\)?|\s+#\d+|\s[-–—]\s(?:JR|R|REQ)[-_]?\d+)$/iu;

/** Returns the page that a path of the site names last: `Careers > Warehouse > Team Lead`. */
function lastOfPath(text: string): string {
  const parts = text.split(/ [>›»] /);
  if (parts.length > 1) return parts.at(-1) ?? '';
  const folders = text.split(' / ');
  return folders.length > 2 && isControl(folders[0] ?? '') ? (folders.at(-1) ?? '') : text;
}

/** Removes what announces a title, and what a site adds to it. */
function cleanTitle(text: string): string {
  // In a path such as `Careers > Warehouse > Team Lead`, the last part is the page.
  let title = lastOfPath(text)
    // Stars and underscores within a word are marks of genders: `Lehrer*in`.
    .replace(/(?<!\p{L})[*_]+|[*_]+(?!\p{L})|[\p{Extended_Pictographic}\u{FE0F}]+/gu, ' ')
    .trim();
  for (let round = 0; round < 3; round += 1)
    title = title
      .replace(/^\[[^\]]{4,40}\] [^:]{2,40}: |^\*+|[*!:]+$/g, '')
      .replace(announcements, '')
      .replace(/^\[[^\]]{1,20}\]\s*/, '')
      .replace(ofSite, '')
      .replace(additions, '')
      .replace(/ (?:wanted|needed|required|gesucht)(?=[!:.]* [–—-] )/iu, '')
      .replace(
        / \((?:CDI|CDD|full.?time|part.?time|Vollzeit|Teilzeit|unbefristet|befristet|jornada completa|remote|hybrid)(?:, [^()]{2,40})?\)$/iu,
        '',
      )
      .trim();
  return coreOf(title)
    .replace(/^["“„«]|["”“»]$/gu, '')
    .replace(/[!:]+$/, '')
    .replace(/^(?:(?:ou|oder|o) )?(?:eine?[*:/]?[nr]?|une?|una) (?=\p{L})/iu, '')
    .replace(/ (\/|oder|ou|bzw\.) (?:eine[nr]?|une?|una) (?=\p{L})/iu, ' $1 ')
    .trim();
}

const isFact = (text: string): boolean =>
  ['chip', 'place', 'pay', 'date', 'number', 'status'].includes(lineKind(text)) ||
  isCityOrPart(text.replace(/^near /i, '')) ||
  (text.split(' ').length <= 3 && cityIn(text) !== undefined) ||
  /\?$/.test(text) ||
  /^\d{1,2}(?:[.,]\d)? ?(?:hours?|hrs?|h|std\.?|stunden|heures|horas)(?!\p{L})/iu.test(text) ||
  /^\d+ \p{L}+$/u.test(text) ||
  /^(?:start|asap|ab sofort|remote|outside ir35|\d+ ?(?:m|months?|wks?|weeks?)\b)/iu.test(text);

/** What stands after `in` in a title and is no place: `in Teilzeit`, `in Wechselschicht`. */
const notInPlace =
  /(?:zeit|anstellung|schicht|stellung|funktion|vertretung|form|bereich|basis|verantwortung|leitung|bildung|arbeit|weise)$/iu;

/** Removes facts from the end of a title: `Data Engineer | 6m contract | Leeds` becomes `Data Engineer`. */
function coreOf(title: string): string {
  const separator = / (?:[|•·]|\|\||--|[–—-]) |, /gu;
  const ends = [...title.matchAll(separator)];
  for (const { index, 0: found } of ends) {
    const rest = title.slice(index + found.length).split(separator);
    if (
      index > 3 &&
      rest.every(
        (part, at) => isFact(part) || (at > 0 && cityIn((rest[at - 1] ?? '').replace(/^near /i, '')) !== undefined),
      )
    )
      return coreOf(title.slice(0, index));
  }
  const place = / (?:in|at|à|en|near|near|bei) (?=\p{Lu})([\p{L}'’ .-]{3,40})$/u.exec(title);
  if (place?.[1] !== undefined && place.index > 3 && isCityOrPart(place[1])) return title.slice(0, place.index);
  // After the mark of genders, what is neither hours nor a kind of contract is a place, even one that nobody knows.
  const marked = / in (?=\p{Lu})(\p{L}+)(?= \(|$)/u.exec(title);
  return marked && genderMark.test(title.slice(0, marked.index)) && !notInPlace.test(marked[1] ?? '')
    ? title.slice(0, marked.index) + title.slice(marked.index + marked[0].length)
    : title;
}

/** A sentence that names the job. */
const sentences: readonly RegExp[] = [
  /\b(?:room|opening|vacancy|place|opportunity|lookout|need|join us as|appoint(?:ing)?|welcome|add|adding|hire) (?:for )?(?:an?|our next|a new|another|one more)(?: experienced| qualified| full-time| part-time)? (?<title>\p{L}[^.,:;!?]{2,90}?)(?= (?:to|who|while|until|when|whose|for|in|at|with|and|based|that|on|from)\b|[.,:;!?(]|$)/iu,
  /\b(?:crée|créons|ouvre|ouvrons|propose|proposons)\b[^.:]{0,30}?\bposte? (?:de |d['’])(?<title>\p{L}[^.,:;!?]{2,90}?)(?=[.,:;!?]| (?:pour|afin|au sein|à|en)\b|$)/iu,
  /\bfehlt (?:uns )?(?:noch )?(?:ein(?:e[nr]?)?) (?<title>\p{Lu}(?:[^.,:;!?]|:(?=in)){2,90}?)(?=[.,;!?]|:(?!in)| (?:in|für|zur|mit|als|der|die)\b|$)/u,
  /\b(?:is|are|we['’]re) (?:now |currently |actively )?(?:hiring|looking for|seeking|recruiting(?: for)?|searching for|in search of) (?:an? |our next |a new |another |one |two |\d )?(?<title>\p{L}[^.,:;!?]{2,90}?)(?= (?:to|who|while|until|when|whose|for|in our|at our|in the|at the|with|and|based|that|on a|on an)\b|[.,:;!?(]|$)/iu,
  /\b(?:suchen?|sucht)\b[^.:]{0,80}?\b(?:ein(?:e[nrs]?)?(?:[:*_/]-?[enr]{1,2}|\([enr]{1,2}\))?|zwei|mehrere)\s(?<title>\p{Lu}(?:[^.,:;!?]|:(?=in)){2,90}?)(?=[.,;!?]|:(?!in)| (?:in|für|zur|mit|als)\b|$)/u,
  /\b(?:recherch(?:e|ons)|recrut(?:e|ons)|cherch(?:e|ons))\b[^.:]{0,80}?\b(?:une? |un(?:\(e\)|[·.]e|\/e) |une? ou une? |deux |\d |son |sa |son\/sa )(?<title>\p{L}[^.,:;!?]{2,90}?)(?=[.,:;!?]| (?:pour|afin|en|au sein|à|qui|capable)\b|$)/iu,
  /\b(?:busc(?:o|a|amos)|contrata(?:mos)?|selecciona(?:mos)?|necesita(?:mos)?|incorpora(?:mos)?|precisa(?:mos)?)\b(?:(?! para )[^.:]){0,60}?\b(?:una? |un(?:\/a|\(a\)|@) |dos )(?<title>\p{L}[^.,:;!?]{2,90}?)(?=[.,:;!?]| (?:para|con|que|en)\b|$)/iu,
  /\b(?:buscamos|necesitamos|se (?:busca|necesita|solicita|requiere)|solicitamos|precisamos)(?: a)? (?:una? |un\/a )?(?<title>\p{L}[^.,:;!?]{2,60}?)(?=[.,:;!?]| (?:para|con|que|en)\b|$)/iu,
  /\b(?:bolsa de (?:trabajo|empleo)(?: temporal)?|plazas?|puestos?|vacantes?) de (?<title>\p{L}[^.,:;!?(]{3,70}?)(?=[.,:;!?(]| (?:para|en|con)\b|$)/iu,
  /\b(?:need|needs|want|wants|have|after) (?:an? |a new |another |\d )(?:contract |temporary |part-time |full-time )?(?<title>\p{Lu}[^.,:;!?(]{2,60}?)(?= (?:role|position|who|while|until|when|to|for|in|at|with|and|from|on)\b|[.,:;!?(]|$)/u,
  /\b(?:position|role|opening|vacancy|job) (?:of|as|for) (?:an? |our )?(?<title>\p{Lu}[^.,:;!?]{2,80}?)(?=[.,:;!?]| (?:at|in|with|on)\b|$)/u,
];

/** Words of sentences, which a title does not have. */
const prose =
  /(?:^|\s)(?:[Ww]e|[Yy]ou|your|our|us|is|are|has|have|will|who|[Ww]ir|ihr|[Dd]u|deine?[nrms]?|uns|unsere?[nrms]?|ist|sind|hat|haben|wird|[Nn]ous|[Vv]ous|notre|nos|votre|vos|est|sont|qui|a formé|[Tt]u|tes|nuestr[oa]s?|somos|está|estamos)(?=\s|$)/u;

const notTitles =
  /(?: logo$|^logo (?:of|de|von) |[–—-] logo$)|^(?:save |share |enregistrer |partager |postuler |guardar |compartir |speichern |teilen |merken |apply (?:for|to|as) |set alert|the |convocatoria|mise au concours|je (?:propose|postule|candidate)|full job|posting details|vollständige|stellenbeschreibung|unternehmens|qualifikationen|job details|help us|are you|do you|want to|g'day|hey|morning|current|about|über|à propos|sobre|who we|what we|what you|why|our |your |the (?:team|role|job|company)|join|welcome|benefits|overview|summary|position summary|job summary|description|job description|responsibilities|requirements|qualifications|ihre|deine?|das|wir|aufgaben|profil|kontakt|vos|votre|le poste|l['’]entreprise|nous|tu|tus|funciones|requisitos|empresa|hi\b|hello|dear|hallo|liebe|guten|bonjour|hola|buenos|from:|to:|sent:|date:|von:|an:|de ?:|à ?:|para:|forwarded|(?:home|posted|department|location|with|match|skills|schedule|pay|salary|\d+ (?:hours?|hrs|stunden|heures|horas))(?!\p{L}| (?:care|health|visit\p{L}*|support|aide)))/iu;

const slugged = (text: string): string =>
  plainText(text)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Decodes an address; one whose escapes are broken stays as it is. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** The employer after the title: `Senior Baker at Northside`. */
const atEmployer = / (?:at|@|bei|chez) (?=\p{Lu})[\p{L}\p{N}&.'’ -]{2,60}$/u;

interface TitleOptions {
  /** The address of the page, null if unknown. */
  readonly address: string | null;
  /** The title of the page; null if unknown. */
  readonly pageTitle: string | null;
  /** The names that the text tells to be the employer's. */
  readonly employers: readonly string[];
  /** Primary subtag. */
  readonly language: string;
  readonly labeled: readonly LabeledValue[];
  readonly structure: AdStructure;
}

/** Finds the job's title: under a label, in a line at the top that reads like one, or in a sentence. */
export function findTitle(
  lines: readonly AdLine[],
  { address, pageTitle, employers, language, labeled, structure }: TitleOptions,
): Found<string> | undefined {
  // The name of the host is the employer's or the site's.
  const slug = address === null ? '' : slugged(decoded(address).replace(/^https?:\/\/[^/]*/, ''));
  const known = isDocumentLanguage(language) ? language : 'en';
  const names = (text: string): boolean =>
    readTitle(text, known).occupation !== null || (known !== 'en' && readTitle(text, 'en').occupation !== null);
  const counts = new Map<string, number>();
  for (const { text } of lines) counts.set(foldLine(text), (counts.get(foldLine(text)) ?? 0) + 1);

  // What stands under a heading such as `Your profile` is asked of people who have the title.
  const body = lines.findIndex(({ text }, line) => {
    const next = lines[line + 1];
    return line > 1 && isHeading(text) && next !== undefined && (next.isPoint || next.text.length > 50);
  });
  const candidates = lines.slice(0, head).flatMap(({ text: all, startsParagraph, isPoint }, line) => {
    const subject = structure.subjects.get(line);
    if (structure.isSignature(line) || (structure.isHeader(line) && subject === undefined)) return [];
    const text = subject ?? all;
    const title = cleanTitle(text);
    if (title.length < 3 || title.length > longest || isControl(text) || !/\p{L}{2}/u.test(title)) return [];
    // Swiss titles end with the workload.
    const kind = lineKind(title.replace(/\s*\(?(?:\d{2,3} ?[-–/] ?)?\d{2,3} ?%\)?$/u, ''));
    const isJob = title.includes(' ') && hasJobNoun(title);
    if (kind === 'number' || (kind === 'chip' && !isJob) || kind === 'pay') return [];
    let score = 0;
    if (ofSite.test(text)) score += 12;
    if (fullGenderMark.test(title)) score += 7;
    else if (genderMark.test(title)) score += 5.5;
    const isNamed = names(title);
    const hasNoun = hasJobNoun(title);
    if (isNamed || hasNoun) score += isNamed && hasNoun ? 4.5 : 3.5;
    if (!isNamed && !hasNoun && !genderMark.test(title)) score -= 3;
    if ((counts.get(foldLine(text)) ?? 0) > 1 && (isNamed || hasNoun)) score += 2;
    if (employers.some((each) => isSameName(each, title))) score -= 6;
    if (startsParagraph) score += 1;
    if (subject !== undefined) score += 3;
    if (structure.isMenu(line)) score -= 3;
    if (isPersonName(title.split(/ [·|,–—-] |, /u)[0] ?? '') && !genderMark.test(title))
      score -= isNamed || hasNoun ? 3 : 6;
    if (kind !== 'other' && kind !== 'chip') score -= kind === 'sentence' ? 6 : 4;
    if (mayBeCompany(title) || (namesBusiness(title) && !genderMark.test(title))) score -= 3;
    // What stands under a person's name is what that person does.
    const above = lines.slice(Math.max(0, line - 2), line);
    if (structure.senders.some(({ name }) => above.some((each) => isSameName(each.text, name)))) score -= 5;
    if (notTitles.test(title)) score -= 6;
    if (sentences.some((sentence) => sentence.test(text))) score -= 6;
    if (isPoint) score -= 3;
    if (title.split(' ').length > 12) score -= 4;
    if (isHeading(title)) score -= 6;
    if (body >= 0 && line > body) score -= 3;
    if (
      title.split(' ').length > 8 &&
      /, (?:gerne?|ideal\p{L}*|prefer\p{L}*|idéalement|de préférence|preferible\p{L}*) /iu.test(title)
    )
      score -= 4;
    if (prose.test(title)) score -= 4;
    if (subject !== undefined && !isNamed && !hasNoun && !genderMark.test(title)) score -= 3;
    if (
      line < 15 &&
      lines
        .slice(line + 1, line + 4)
        .some(({ text: next }) => ['chip', 'place', 'status', 'pay'].includes(lineKind(next)))
    )
      score += 1.5;
    const isOccupation = isNamed || hasNoun || genderMark.test(title);
    if (isOccupation && pageTitle !== null && title.length > 5 && slugged(pageTitle).includes(slugged(title)))
      score += 5;
    if (isOccupation && slug !== '' && title.length > 5 && slug.includes(slugged(title))) score += 5;
    return [{ value: title, line, score: score - line * 0.18 }];
  });
  for (const { text, line } of labeled) {
    const title = cleanTitle(text);
    if (title.length >= 3 && title.length <= longest && lineKind(title) === 'other' && (names(title) || line < 15))
      candidates.push({
        value: title,
        line,
        score: (names(title) || genderMark.test(title) ? 6 : 1) - Math.max(0, line - 15) * 0.2,
      });
  }
  for (const [line, { text }] of lines.slice(0, 60).entries()) {
    for (const sentence of sentences) {
      const title = cleanTitle(sentence.exec(text)?.groups?.['title'] ?? '');
      if (title.length >= 3 && (names(title) || hasJobNoun(title) || genderMark.test(title)))
        candidates.push({ value: title, line, score: 3 - line * 0.05 });
    }
  }
  const [best] = candidates.toSorted((one, other) => other.score - one.score);
  // A line that names no work must at least stand where titles do.
  if (best === undefined || best.score <= (hasJobNoun(best.value) || names(best.value) ? -4 : -1.5)) return undefined;
  return { value: best.value.replace(atEmployer, ''), line: best.line };
}
