import { plainText } from '../../documents/text/plain-text.ts';
import { adLinesOf, isControl, type AdLine } from './ad-lines.ts';
import { type GroupedLine, withAskingBlocks } from './asking-blocks.ts';
import { type AdPart, leastSentence, type SectionLine } from './section-line.ts';
import { asks, duties, niceHeadings, offers } from './section-words.ts';

const longestHeading = 60;
const mostWordsOfHeading = 10;
const mostWordsOfLabel = 6;

const fold = (text: string): string => plainText(text).replace(/[’‘´`]/g, "'");

/** Headings with words of other parts: `Desired start date`, `About the job`. */
const datesAndPlaces =
  /^(?:(?:desired |preferred |possible |earliest )?(?:start|starting|closing|end)(?:ing)? date|date|debut|beginn|eintritt|start(?:termin)?|fecha|inicio|incorporacion|deadline|frist|statut du poste|(?:type de|votre|duree du) contrat|secteur d.activite|teletravail|(?:contract|employment) type|vertragsart|anstellungsart|tipo de contrato|jornada|industry|branche|flsa|domaine|categorie|lieu (?:de travail|du poste)|postes voisins|sur place)\b/;
const chiefDuties =
  /\b(?:essential|key|main|principal|core|primary) (?:functions|duties|responsibilities|tasks)|hauptaufgaben|missions principales|principales funciones|a propos d(?:e l'offre|u poste|u role|e l'emploi|e la mission)|acerca del (?:empleo|puesto)|sobre el (?:empleo|puesto)|uber (?:die (?:stelle|position)|den job)|info(?:s|rmationen)? (?:zum|zur) (?:job|stelle)/;

/** The part that the words of a heading introduce; undefined for words that introduce none. */
export function partOfHeading(heading: string): Exclude<AdPart, 'other'> | undefined {
  const plain = fold(heading);
  if (datesAndPlaces.test(plain)) return 'offers';
  if (niceHeadings.test(plain)) return 'nice';
  if (chiefDuties.test(plain)) return 'duties';
  if (offers.test(plain)) return 'offers';
  if (asks.test(plain)) return 'asks';
  return duties.test(plain) ? 'duties' : undefined;
}

/** The beginning of a requirement, such as `Experience with`, whose first word is also one of headings. */
const requirement =
  /^(?:\d|(?:\p{L}+ )?(?:experience|knowledge|skills|education|licen[cs]e|certification|qualification|erfahrung(?:en)?|berufserfahrung|kenntnisse|ausbildung|qualifikation|expérience|connaissances?|formation|maîtrise|compétences?|diplôme|permis|experiencia|conocimientos?|formación|titulación|licencia) (?:with|in|of|as|on|using|working|mit|im|in|als|zur?m?|der|des|von|avec|en|dans|de|du|des|d'|con|como|[bcd]e?)(?!\p{L}))/iu;

const isShort = (text: string): boolean =>
  text.length <= longestHeading && text.split(/\s+/).length <= mostWordsOfHeading && !/[.!?;,]$/.test(text);
const isCapitals = (text: string): boolean => /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text);

/** Words of headings that speak to the reader or ask: `What you bring`, `Das wünschen wir uns`. */
const speaks =
  /(?<!\p{L})(?:you|your|we|us|our|what|who|why|how|du|dich|dein\p{L}*|sie|ihr\p{L}*|wir|uns|unser\p{L}*|was|wen|vous|votre|vos|tu|te|ton|nous|notre|nos|ce qu\p{L}*|on|tus?|nuestr\p{L}*|ofrecemos|buscamos|pedimos|que|quien)(?!\p{L})/u;
/** How a requirement ends, and no heading: `Bachelor's degree preferred`, `Forklift certificate`. */
const endsAsRequirement =
  /\s(?:preferred|required|desirable|desired|(?:is )?an? (?:\p{L}+ )?(?:plus|asset|bonus|advantage|must)|von vorteil|wunschenswert|erforderlich|vorausgesetzt|souhaite\p{L}*|apprecie\p{L}*|exige\p{L}*|requise?s?|(?:un )?(?:plus|atout)|deseable\p{L}*|valorable\p{L}*|obligatori\p{L}*|imprescindible|certificates?|certification|accreditation|licen[cs]e|degree|diploma|endorsement|membership)\)?$|\((?:wunschenswert|von vorteil|erforderlich|preferred|required|souhaite\p{L}*|deseable|valorable)\)$|(?:schein|ausweis|kurs|lizenz|prufung|kenntnissen?)$/u;

/** The rest of a line without the words of headings and function words. */
const headingWords = new RegExp(
  `\\p{L}*(?:${[niceHeadings, offers, asks, duties].map(({ source }) => source).join('|')})\\p{L}*`,
  'gu',
);
const functionWords =
  /(?<!\p{L})(?:außerdem|ausserdem|zusatzlich|ce|the|an?|and|or|of|for|full|complete|vollstandig\p{L}*|in|to|with|your|our|this|key|job|role|position|other|additional|general|specific|technical|professional|personal|minimum|basic|core|main|relevant|special|der|die|das|des|dem|den|und|oder|fur|im|zur?m?|dein\p{L}*|ihr\p{L}*|unser\p{L}*|fachliche\p{L}*|personliche\p{L}*|le|la|les|l|du|de|des|d|et|ou|pour|votre|vos|nos|notre|principales?|technique?s?|el|los|las|y|o|del|para|tus?|su|nuestr\p{L}*|tecnic\p{L}*)(?!\p{L})/gu;
const otherWords = (plain: string): number =>
  plain
    .replace(headingWords, ' ')
    .replace(functionWords, ' ')
    .match(/\p{L}+/gu)?.length ?? 0;
const isPure = (plain: string): boolean => otherWords(plain) === 0;

/** Headings that sites write above every ad, which are copied without the empty lines around them. */
const siteHeading =
  /^(?:about the job|a propos de l'offre d'emploi|acerca del empleo|info(?:s|rmationen)? zum job|(?:full )?job description|stellenbeschreibung|descripcion del (?:empleo|puesto)|description du poste)$/;

/** Whether a line introduces the lines below it, as `What you bring`, `REQUIREMENTS`, or `You have:` do. */
function isKnownHeading({ text, isPoint, startsParagraph }: AdLine, next: AdLine | undefined): boolean {
  const asked = text.replace(/\s?\?$/, '');
  if (siteHeading.test(fold(text))) return true;
  if (isPoint || !isShort(asked) || partOfHeading(asked) === undefined || labeled.test(text)) return false;
  if (/:$/.test(text) || isCapitals(text)) return true;
  // Sites call the page of their user so: `Vous`.
  if (/^(?:vous|you)$/i.test(text) && !startsParagraph && (next?.text.length ?? 0) < leastSentence) return false;
  if (requirement.test(text)) return false;
  const plain = fold(asked).trim();
  if (isPure(plain) || /^(?:an? )?(?:big )?(?:plus|bonus|nice to have)\b/.test(plain)) return true;
  if (endsAsRequirement.test(plain) && !/^(?:le |votre )?profil\b/.test(plain)) return false;
  if (speaks.test(plain)) return startsParagraph || next?.isPoint === true || plain.split(/\s+/).length <= 5;
  if (asked !== text) return false;
  // In a list with an empty line between its members, a member may have such words: `ACCA or CIMA qualified`.
  const isMember = startsParagraph && next?.startsParagraph === true && !next.isPoint && next.text.length < 90;
  if (isMember && !niceHeadings.test(plain) && (/[,\d]/.test(text) || otherWords(plain) > 1)) return false;
  return startsParagraph || next?.isPoint === true || plain.split(/\s+/).length <= 3;
}

/** Whether a line with unknown words is a heading by its form: text of another kind follows. */
function isOtherHeading({ text, isPoint, startsParagraph }: AdLine, next: AdLine | undefined): boolean {
  if (isPoint || !isShort(text) || !startsParagraph || next === undefined || labeled.test(text)) return false;
  return (
    /:$/.test(text) ||
    (isCapitals(text) && text.includes(' ')) ||
    (next.isPoint && !/\d/.test(text)) ||
    (!text.includes(',') && next.startsParagraph && next.text.length > 90)
  );
}

/** The part below a line that ends with a colon and has unknown words: `As a nurse on 4 West you:`. */
function partBelow(text: string, part: AdPart): AdPart {
  if (!/:$/.test(text) || part === 'offers') return 'other';
  return part === 'other' && leadsToDuties.test(fold(text)) ? 'duties' : part;
}
const leadsToDuties =
  /(?<!\p{L})(?:you|you'll|will|role|job|reporting to|sie|du|dir|vous|tu|usted|te|seras|sera|poste|puesto|stelle|team)(?!\p{L})/u;

/** Signs by which messages mark their points, and stars around their headings. `©` is no sign. */
const sign = /^(?:[▪▫›+]|(?![©®™])\p{Extended_Pictographic}|[\u{FE0F}\u{200D}])+\s*(?=\S)/u;
const emphasis = /^[*_]{1,2}([^*_]+)[*_]{1,2}(:?)$/u;
const signOf = (line: AdLine | undefined): string => sign.exec(line?.text ?? '')?.[0].trim() ?? '';
function withoutSigns(line: AdLine, index: number, lines: readonly AdLine[]): AdLine {
  const own = signOf(line);
  const text = line.text.replace(sign, '');
  if (emphasis.test(text)) return { ...line, text: text.replace(emphasis, '$1$2'), isPoint: false };
  if (own === '') return line;
  // A heading may have a sign, too, but not that of its neighbors: `🌱 Qui sommes-nous ?`.
  const isAlone = signOf(lines[index - 1]) !== own && signOf(lines[index + 1]) !== own;
  const asked = text.replace(/\s?\?$/, '');
  return { ...line, text, isPoint: !(isAlone && isShort(asked) && partOfHeading(asked) !== undefined) };
}

/** The end of a message: what follows is a signature. */
const farewell =
  /^(?:(?:best|kind|warm) regards|regards|best wishes|all the best|best|cheers|thanks(?: again| so much)?|thank you|speak soon|sincerely|yours \p{L}+|mit (?:freundlichen|besten|herzlichen) grüßen|(?:viele|liebe|beste|herzliche|freundliche) grüße.*|cordialement|bien à vous|bien cordialement|à bientôt|saludos|un saludo|atentamente|mila esker|diolch)[,!.]*$/iu;

/** Labels of what a site says about an ad, which is not asked for. */
const siteLabel =
  /^(?:(?:working |job |position )?title|department|position(?: number)?|posting.*|category|job (?:function|family|category)|industr\p{L}*|division|reports? to|reporting to|employer|company|school|district|branche|abteilung|bereich|firma|arbeitgeber|secteur.*|service|entreprise|métier|type de contrat|fonction|sector|categoría|departamento|empresa|tags?|keywords|palabras clave|note|tel|phone|e-?mail|designation|stellenbezeichnung|intitulé(?: du poste)?|nombre del puesto|cargo|vacante|ort|arbeitsort|lieu|lugar|location|address|adresse|anschrift|dirección)$/iu;

/** A label and its value in one line: `Education: Bachelor's (Required)`. */
const labeled = /^([^:.,;()\d]{3,40}(?:\(e?s\))?\s?):\s+(\S.*)$/u;

/** The text that was read last: points and demands are read from the same lines. */
let latest: { readonly pasted: string; readonly lines: readonly SectionLine[] } | undefined;

/** The lines of a pasted job ad, each with the part it stands in, without headings and the buttons of the site. */
export function sectionLinesOf(pasted: string): readonly SectionLine[] {
  if (latest?.pasted !== pasted) latest = { pasted, lines: readSections(pasted) };
  return latest.lines;
}

/** Where a label stands in the middle of a line: `Hybrid, 40 hours. Must haves: PHR, Workday. Pluses: Spanish.` */
const inner = /(?<=[^\s.][.!?)]\s)(?=(\p{Lu}[\p{L}’' -]{2,30})\s?:\s)/gu;

/** Splits a line in front of the labels in it, so that each part of it has its own. */
function withLabels(line: AdLine): readonly AdLine[] {
  const starts = [...line.text.matchAll(inner)].flatMap(({ index, 1: label = '' }) =>
    partOfHeading(label) === undefined ? [] : [index],
  );
  return [0, ...starts].map((start, at) => ({
    ...line,
    text: line.text.slice(start, starts[at]).trim(),
    startsParagraph: line.startsParagraph && at === 0,
  }));
}

function readSections(pasted: string): readonly SectionLine[] {
  const lines = adLinesOf(pasted).map(withoutSigns).flatMap(withLabels);
  let part: AdPart = 'other';
  let heading: string | null = null;
  let section = 0;
  /** The number of paragraphs since the heading. */
  let paragraphs = 0;
  const read = lines.flatMap((line, index): readonly GroupedLine[] => {
    if (isKnownHeading(line, lines[index + 1])) {
      part = partOfHeading(line.text.replace(/\s?\?$/, '')) ?? 'other';
      heading = line.text;
      section += 1;
      paragraphs = 0;
      return [];
    }
    if (farewell.test(line.text)) part = 'offers';
    if (isControl(line.text) || siteLabel.test(line.text)) return [];
    if (isOtherHeading(line, lines[index + 1])) {
      part = partBelow(line.text, part);
      heading = line.text;
      section += 1;
      paragraphs = 0;
      return [];
    }
    const { text, isPoint } = line;
    if (paragraphs === 0 || line.startsParagraph) paragraphs += 1;
    const isBelowHeading = paragraphs === 1;
    const ofSection = { heading, section, startsGroup: line.startsParagraph };
    const [, label, value] = labeled.exec(text) ?? [];
    if (label !== undefined && siteLabel.test(label.trim())) return [];
    // A sentence may have such words in front of its colon: `An offer from my company: they need a welder`.
    const isLabel =
      label !== undefined &&
      !/[!?]/.test(label) &&
      (label.trim().split(/\s+/).length <= mostWordsOfLabel || isPure(fold(label)));
    const own = isLabel ? partOfHeading(label) : undefined;
    // `A valid license B: a car is provided` names what it is itself.
    const isOwnName = label !== undefined && own === 'asks' && !/^\S+s\b/.test(label) && !isPure(fold(label));
    // `Permis : B` says only with its label what is asked for.
    const isLicense =
      own === 'asks' &&
      (/permis|fuhrerschein|fahrerlaubnis|licen[cs]e|carnet?\b|licencia/.test(fold(label ?? '')) ||
        (/experience|erfahrung|experiencia/.test(fold(label ?? '')) && /^\D{0,15}\d.{0,40}$/.test(value ?? '')));
    if (isLicense && value !== undefined)
      return [{ text, isPoint, part: part === 'nice' ? 'nice' : 'asks', isBelowHeading: true, ...ofSection }];
    if (own === undefined || value === undefined || isOwnName)
      return [{ text, isPoint, part, isBelowHeading, ...ofSection }];
    const isAsked = own === 'asks' || own === 'nice';
    const ownPart = own === 'asks' && part === 'nice' ? 'nice' : own;
    return [
      {
        text: value,
        isPoint,
        isBelowHeading: isBelowHeading || isAsked,
        part: ownPart,
        ...ofSection,
        heading: label ?? heading,
      },
    ];
  });
  return withAskingBlocks(read);
}
