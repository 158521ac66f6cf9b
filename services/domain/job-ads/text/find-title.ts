import { isDocumentLanguage } from '../../../../shared/documents/words/document-languages.ts';
import { plainText } from '../../../../shared/documents/text/plain-text.ts';
import { readTitle } from '../../../../shared/matching/match/read-title.ts';
import { foldLine, isControl, type AdLine } from './ad-lines.ts';
import type { Found } from './found.ts';
import type { LabeledValue } from './labeled-values.ts';
import { isHeading, isSameName, lineKind, mayBeCompany } from './line-kinds.ts';
import nouns from './words/job-nouns.json' with { type: 'json' };

/** The number of first lines that may have the title. */
const head = 30;
const longest = 140;

const genderMark =
  /(?:\((?:[mwdfhxi]|all|alle|gn)(?:\s?[/|*,.\s]\s?(?:[mwdfhxi]|genders?|alle)){0,3}\*?\)|\b[mwf]\/[mwdfx](?:\/[mwdfxi])?\b|\(?\b[HF]\/[HF]\b(?:\/[X])?\)?|\b(?:all genders|gn)\b|\p{L}[:*_]in(?:nen)?\b|\p{L}\/-?in\b|\p{L}\(in\)|\([ea]\)|\p{L}[·.](?:ne|e|trice|se|euse|ère|r)\b|\p{L}+(?:er|eur|ien) ou \p{L}+(?:ère|rice|euse|ienne)\b|\p{L}+ienne ou \p{L}+ien\b|\b\p{L}+\/a\b|·e\b)/iu;

const announcements =
  /^(?:working title[: ]\s*|we(?:['’]re| are) (?:now )?hiring[!:]*|now hiring[!:]*|hiring[!:]+|join (?:us|our team) as (?:an? )?|job opening[!:]*|job title[:]|position[:]|vacancy[:]|open position[:]|wir suchen[:]?|stellenangebot[:]?|offre d['’]emploi[ :–-]+|oferta de empleo[ :–-]+|help wanted[!:]*|urgent[!:]+|new[!:]\s|subject:|betreff:|objet ?:|asunto:|re:|fwd?:|aw:|tr ?:)\s*[-–—:]*\s*/iu;
const additions =
  /(?:\s+-\s+job post|\s+\(#[\w-]+\)|\s+(?:gesucht|wanted|needed|m\/w\/d gesucht)|\s+-?\s*\$[\d,]+ sign.?on(?: bonus)?|\s+x ?\d+\b.*|\s{2,}\S.*|\s*[-–—|(,]?\s*\(?(?:job|req|requisition|ref|reference|vacancy|posting|kennziffer|référence|réf)(?:\.|erence)?\s?(?:id|no|nr|number|#)?[.:#]*\s?[A-Z]{0,4}[-/]?\d[\w/-]*\)?|\s+#\d+|\s[-–—]\s(?:JR|R|REQ)[-_]?\d+)$/iu;

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
  let title = lastOfPath(text).trim();
  for (let round = 0; round < 3; round += 1)
    title = title
      .replace(/^\[[^\]]{4,40}\] [^:]{2,40}: |^\*+|[*!:]+$/g, '')
      .replace(announcements, '')
      .replace(/^\[[^\]]{1,20}\]\s*/, '')
      .replace(additions, '')
      .trim();
  return title
    .replace(/^["“„«]|["”“»]$/gu, '')
    .replace(/[!:]+$/, '')
    .trim();
}

/** A sentence that names the job. */
const sentences: readonly RegExp[] = [
  /\b(?:is|are|we['’]re) (?:now |currently |actively )?(?:hiring|looking for|seeking|recruiting(?: for)?|searching for|in search of) (?:an? |our next |a new |another |one |two |\d )?(?<title>\p{L}[^.,:;!?]{2,90}?)(?= (?:to|who|for our|for the|in our|at our|with|and|based|that)\b|[.,:;!?]|$)/iu,
  /\b(?:suchen?|sucht)\b[^.:]{0,80}?\b(?:eine[nr]?|zwei|mehrere)\s(?<title>\p{Lu}[^.,:;!?]{2,90}?)(?=[.,:;!?]| (?:in|für|zur|mit|als)\b|$)/u,
  /\b(?:recherch(?:e|ons)|recrut(?:e|ons)|cherch(?:e|ons))\b[^.:]{0,80}?\b(?:une? |deux |\d |son |sa )(?<title>\p{L}[^.,:;!?]{2,90}?)(?=[.,:;!?]| (?:pour|afin|en|au sein|à)\b|$)/iu,
  /\b(?:busca(?:mos)?|selecciona(?:mos)?|necesita(?:mos)?|incorpora(?:mos)?|precisa(?:mos)?)\b[^.:]{0,60}?\b(?:una? |un\/a |dos )(?<title>\p{L}[^.,:;!?]{2,90}?)(?=[.,:;!?]| (?:para|con|que|en)\b|$)/iu,
  /\b(?:position|role|opening|vacancy|job) (?:of|as|for) (?:an? |our )?(?<title>\p{Lu}[^.,:;!?]{2,80}?)(?=[.,:;!?]| (?:at|in|with|on)\b|$)/u,
];

const notTitles =
  /(?: logo$|^logo (?:of|de|von) |[–—-] logo$)|^(?:full job|posting details|vollständige|stellenbeschreibung|unternehmens|qualifikationen|job details|help us|are you|do you|want to|g'day|hey|morning|current|about|über|à propos|sobre|who we|what we|what you|why|our |your |the (?:team|role|job|company)|join|welcome|benefits|overview|summary|position summary|job summary|description|job description|responsibilities|requirements|qualifications|ihre|deine?|das|wir|aufgaben|profil|kontakt|vos|votre|le poste|l['’]entreprise|nous|tu|tus|funciones|requisitos|empresa|hi\b|hello|dear|hallo|liebe|guten|bonjour|hola|buenos|from:|to:|sent:|date:|von:|an:|de ?:|à ?:|para:|forwarded|home|posted|department|location|with|match|skills|schedule|pay|salary)/iu;

const jobNouns = new RegExp(
  `(?<!\\p{L})(?:${Object.values(nouns).join('|')})(?:[:*_/-]+-?in(?:nen)?|\\(in\\)|[/(]-?a\\)?|s)?(?!\\p{L})`,
  'iu',
);
/** The end of a message: what follows are the names of its writer. */
const closes =
  /^(?:(?:best|kind|warm|many)? ?(?:regards|wishes)|cheers|thanks(?: again)?|thank you|sincerely|all the best|best|mit freundlichen grüßen|(?:viele|beste|liebe|herzliche|freundliche) grüße|cordialement|bien cordialement|bien à vous|(?:un )?(?:cordial )?saludos?|atentamente)[,.!]?$/iu;

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
}

/** Finds the job's title: under a label, in a line at the top that reads like one, or in a sentence. */
export function findTitle(
  lines: readonly AdLine[],
  { address, pageTitle, employers, language, labeled }: TitleOptions,
): Found<string> | undefined {
  const slug = address === null ? '' : slugged(decoded(address));
  const known = isDocumentLanguage(language) ? language : 'en';
  const names = (text: string): boolean =>
    readTitle(text, known).occupation !== null || (known !== 'en' && readTitle(text, 'en').occupation !== null);
  const counts = new Map<string, number>();
  for (const { text } of lines) counts.set(foldLine(text), (counts.get(foldLine(text)) ?? 0) + 1);

  const closing = lines.findIndex(({ text }, line) => line > 4 && closes.test(text));
  const candidates = lines
    .slice(0, closing > 0 ? Math.min(head, closing) : head)
    .flatMap(({ text, startsParagraph, isPoint }, line) => {
      const title = cleanTitle(text);
      if (title.length < 3 || title.length > longest || isControl(text) || !/\p{L}{2}/u.test(title)) return [];
      const kind = lineKind(title);
      if (kind === 'number' || kind === 'chip' || kind === 'pay') return [];
      let score = 0;
      if (/ - job post$/.test(text)) score += 12;
      if (genderMark.test(title)) score += 6;
      const isNamed = names(title);
      const hasNoun = jobNouns.test(title);
      if (isNamed || hasNoun) score += isNamed && hasNoun ? 4.5 : 3.5;
      if (!isNamed && !hasNoun && !genderMark.test(title)) score -= 3;
      if ((counts.get(foldLine(text)) ?? 0) > 1 && (isNamed || hasNoun)) score += 2;
      if (employers.some((each) => isSameName(each, title))) score -= 6;
      if (startsParagraph) score += 1;
      if (/^(?:subject|betreff|objet|asunto) ?:/iu.test(text)) score += 3;
      if (kind !== 'other') score -= kind === 'sentence' ? 6 : 4;
      if (mayBeCompany(title)) score -= 3;
      if (notTitles.test(title)) score -= 6;
      if (sentences.some((sentence) => sentence.test(text))) score -= 6;
      if (isPoint) score -= 3;
      if (title.split(' ').length > 12) score -= 4;
      if (isHeading(title)) score -= 6;
      if (
        line < 15 &&
        lines
          .slice(line + 1, line + 4)
          .some(({ text: next }) => ['chip', 'place', 'status', 'pay'].includes(lineKind(next)))
      )
        score += 1.5;
      if (pageTitle !== null && title.length > 5 && slugged(pageTitle).includes(slugged(title))) score += 5;
      if (slug !== '' && title.length > 5 && slug.includes(slugged(title))) score += 5;
      return [{ value: title, line, score: score - line * 0.18 }];
    });
  for (const { text, line } of labeled) {
    const title = cleanTitle(text);
    if (title.length >= 3 && title.length <= longest && lineKind(title) === 'other' && (names(title) || line < 15))
      candidates.push({ value: title, line, score: names(title) || genderMark.test(title) ? 6 : 1 });
  }
  for (const [line, { text }] of lines.slice(0, 60).entries()) {
    for (const sentence of sentences) {
      const title = cleanTitle(sentence.exec(text)?.groups?.['title'] ?? '');
      if (title.length >= 4 && (names(title) || jobNouns.test(title) || genderMark.test(title)))
        candidates.push({ value: title, line, score: 3 - line * 0.05 });
    }
  }
  const [best] = candidates.toSorted((one, other) => other.score - one.score);
  if (best === undefined || best.score <= -3) return undefined;
  return { value: best.value.replace(atEmployer, ''), line: best.line };
}
