import type { EmploymentType } from '../job-ad.ts';

/** Full or part time, by how much one works: the hours of a week, the percentage of a full week, or a fraction of it. */
type Amount = Extract<EmploymentType, 'fullTime' | 'partTime' | 'other'>;

/** What the place of a text tells about its numbers. */
export interface HoursContext {
  /** Under a label such as `Hours` or `Pensum`, numbers need no unit of time. */
  readonly isLabeled: boolean;
  /** A chip or a line of a list, in which hours without a period are those of a week. */
  readonly isShort: boolean;
}

const least = 35;
const most = 60;
const ofWeek = (hours: number): readonly Amount[] =>
  hours >= least && hours <= most ? ['fullTime'] : hours >= 1 && hours < least ? ['partTime'] : [];
const ofShare = (share: number): readonly Amount[] =>
  share >= 0.995 && share <= 1 ? ['fullTime'] : share >= 0.1 && share < 1 ? ['partTime'] : share > 0 ? ['other'] : [];

const unit = '(?:h(?:rs?|s)?|hours?|std|stunden|wochenstunden|wstd|heures|horas)(?![\\p{L}])\\.?';
const range = '(?: ?(?:h|hrs|std\\.?)? ?(?:-|–|—|to|bis|à|a|y|and|und|et|or|oder|ou|o|/) ?)';
const number = '\\d{1,3}(?:[.,:]\\d{1,2}(?!\\d)| ?h ?\\d{2}(?!\\d))?';

const periods: readonly (readonly [number, string])[] = [
  [
    1,
    'week|wk|w|pw|woche|wo|wochenstunden|wstd|stundenwoche|semaine|sem|hebdo\\p{L}*|semana(?:l|les)?|weekly|wöchentlich\\p{L}*|wchtl',
  ],
  [5, 'day|daily|tag|täglich\\p{L}*|jour|j|quotidien\\p{L}*|d[ií]a|diari[oa]s?'],
  [12 / 52, 'month|monthly|monat|monatlich\\p{L}*|mois|mensuel\\p{L}*|mes|mensual(?:es)?'],
  [1 / 2, 'fortnight'],
];
const glue =
  '(?: ?[/-] ?| ?(?:p/|p\\. ?)| ?\\(?(?:(?:a|an|per|each|every|pro|die|in der|im|am|je|par|la|a la|por|al|over|sur|en|auf|in|p|de travail par|de trabajo a la|regelm\\p{L}*) )?)';
/** A number of hours with the time in which they are worked: `37,5 h/Woche`, `24 h hebdomadaires`, `5 h/día`, `15 hrs pw`. */
const periodic = new RegExp(
  `(?<![\\d.,:$€£])(?<low>${number})(?:${range}(?<high>${number}))? ?-? ?(?:${unit})?${glue}(?<period>${periods.map(([, names]) => names).join('|')})(?![\\p{L}])`,
  'giu',
);
/** Hours over some days of a week: `28 hours, over four days`, `30 Stunden an 4 Tagen`. */
const overDays = new RegExp(
  `(?<![\\d.,:])(?<low>${number})(?:${range}(?<high>${number}))? ?-? ?${unit},? (?:over|across|spread over|an|auf|verteilt auf|sur|en|repartidas en|par)(?: (?:\\d|\\p{L}+)){1,5} (?:days|tagen?|jours|d[ií]as)`,
  'giu',
);
/** After such a number: `28 per week`, `Wochenarbeitszeit: 30`. */
const weekFirst = new RegExp(
  `(?<!\\p{L})(?:wochenstunden|wochenarbeitszeit|stunden (?:pro|je) woche|hours (?:per|a) week|weekly hours|woche|week|semaine|semana)(?:[^\\d.;]{0,25})(?<low>${number})(?:${range}(?<high>${number}))? ?(?:${unit}|$)`,
  'giu',
);
/** Hours without a period, which those of a week are in a chip. */
const bare = new RegExp(`(?<![\\d.,:/$€£-])(?<low>${number})(?:${range}(?<high>${number}))? ?-? ?${unit}`, 'giu');
/** Hours of something else: of a shift, of training, or until an answer. */
const otherHours =
  /(?:(?<!\p{L})(?:within|in|en|innerhalb(?: von)?|binnen|dans les|sous|en menos de|every|alle|toutes les|cada|after|nach|next|last|first|at|ab|um|à|until|bis|til|from|von|de|plus|up to date|notice) |\d ?[-–/] ?|@\s*)$/iu;
const otherUse =
  /^[ -]*(?:of\b|shifts?|schicht\p{L}*|turnos|days?\b|notice|training|formation|de formaci|response|ojt|support|service|emergency|\/ ?7|(?:of )?pto|vacation|paid|coverage|par garde|care\b|access|\d|uhr|am\b|pm\b|(?:-|–|to|bis|à|a) ?\d|frente)/iu;

/** Hours under a label, without a unit: `Hours: 37.5, evenings on match days`. */
const labeledNumber = /^([1-4]\d(?:[.,]\d{1,2})?)(?=,? *(?:$|;|,|per\b|p\.?w|over\b))/iu;

const valueOf = (text = ''): number => {
  const [, hours = '', minutes = '', tail = ''] = /^(\d+)(?:(?: ?h ?|:)(\d{2})|[.,](\d+))?/u.exec(text) ?? [];
  return Number(hours) + (minutes === '' ? 0 : Number(minutes) / 60) + (tail === '' ? 0 : Number(`0.${tail}`));
};

const factorOf = (period: string): number =>
  periods.find(([, names]) => new RegExp(`^(?:${names})$`, 'iu').test(period))?.[0] ?? 1;

function typesOf({ groups = {} }: RegExpMatchArray, factor: number): readonly Amount[] {
  const { low, high } = groups;
  const hours = [low, high].filter((each) => each !== undefined).map((each) => valueOf(each) * factor);
  return hours.flatMap(ofWeek);
}

function byHours(text: string, { isLabeled, isShort }: HoursContext): readonly Amount[] {
  for (const match of text.matchAll(periodic)) {
    const factor = factorOf(match.groups?.['period'] ?? '');
    const hasUnit =
      new RegExp(`\\d ?-? ?${unit}`, 'iu').test(match[0]) ||
      /semanales|pw$|hebdo|weekly|wöchentlich|wochenstunden|wstd|stundenwoche/iu.test(match[0]);
    const limitOfPeriod = factor === 5 ? 9 : 250;
    if ((!hasUnit && !(isLabeled && factor === 1)) || valueOf(match.groups?.['low']) > limitOfPeriod) continue;
    const types = typesOf(match, factor === 5 && valueOf(match.groups?.['low']) === 7 ? 5.01 : factor);
    if (types.length > 0) return types;
  }
  for (const pattern of [overDays, ...(isShort || isLabeled ? [weekFirst] : [])])
    for (const match of text.matchAll(pattern)) return typesOf(match, 1);
  for (const match of text.matchAll(bare)) {
    const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
    const low = valueOf(match.groups?.['low']);
    if (otherHours.test(before) || otherUse.test(after)) continue;
    const isBracketed = /\($/.test(before) || /^\s*\)/.test(after);
    const isLikely =
      isLabeled || (low >= 35 && low <= 48) || ((isBracketed || /\bmit $|\bcd[id]\b/iu.test(before)) && low >= 10);
    const isAlone = isShort && low >= 15 && low !== 24 && /^ ?(?:[,;)+|·]|$)/u.test(after);
    const isClause =
      low >= 35 &&
      /^ ?(?:[.,;)+|·]|$)/u.test(after) &&
      (text.length <= 140 || /(?:^|[.!?:;] |jornada de |mit )$/iu.test(before));
    if ((isShort || isLabeled || isBracketed || isClause) && (isLikely || isAlone) && low <= most)
      return typesOf(match, 1);
  }
  // The hours of a month of 35 hours a week, and hours with minutes in brackets.
  if (/(?<!\d)15[12][.,]\d\d ?h(?!\p{L})/iu.test(text)) return ['fullTime'];
  const [, bracketed] = /\((\d{2} ?h ?\d{2})\)/u.exec(text) ?? [];
  if (bracketed !== undefined) return ofWeek(valueOf(bracketed));
  const [, alone] = isLabeled ? (labeledNumber.exec(text) ?? []) : [];
  return alone === undefined ? [] : ofWeek(valueOf(alone));
}

/** The share of a full week: `80–100 %`, `65 v. H.`. */
const percent =
  /(?<![\d.,])(\d{2,3})(?:[.,]\d)? ?%?(?: ?(?:[-–—/]|to|bis|à|a|au|oder|ou|o) ?(\d{2,3}))? ?(?:%|v\. ?h\.?|prozent|percent|pour ?cents?|por ciento)(?!\p{L})/giu;
const workload =
  /(?:pensum|arbeitspensum|beschäftigungs(?:grad|umfang)|arbeitsumfang|stellenumfang|umfang|workload|taux(?: d['’](?:activité|occupation|emploi))?|activité|quotité|stelle|anstellung|poste|employment|appointment|fte|(?:cd[id]|contrat)[^.;,:]{0,25} à)(?: (?:de|von|of|at|zu|à|beträgt|:))*\s*:?\s*\(?$/iu;
const workloadAfter =
  /^(?:ige|[ -]*(?:stelle|pensum|anstellung|position|poste|employment|fte|stellenprozent|der (?:regelm|tarif|vollen|wöch)|d['’]un temps plein|of full|teilzeit|\((?:m|w|f|h|a|all|d)\b))/iu;
/** Percentages of something else: of home office, presence, travel, or pay. */
const otherShare =
  /(?:home.?office|télétravail|teletrabajo|remote|remoto|mobil|telework|rabatt|discount|bonus|travel|reise\p{L}*|commission|zuschuss|match|inglés|english|englisch|steuer)[^,;|·]{0,25}$/iu;
const otherShareAfter =
  /^\s*(?:remote|remoto|full.?remote|presencial|home|wfh|work.from|on.?site|vor ort|présentiel|sur site|télétravail|teletrabajo|of (?:the )?(?:time|salary|premium)|travel|discount|off\b|match|bonus|paid|employer|commission|online|virtual|der arbeitszeit|auf)/iu;

function byPercent(text: string, { isLabeled, isShort }: HoursContext): readonly Amount[] {
  for (const match of text.matchAll(percent)) {
    const [, low = '', high = low] = match;
    const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
    if (otherShare.test(before) || otherShareAfter.test(after) || Number(high) > 100) continue;
    const isFirst = isShort && /^[\s(]*$/.test(before) && (/^\s*[-–,·|()]/.test(after) || match[2] !== undefined);
    const isLast = isShort && match[2] !== undefined && /(?:à|zu|,|-|–|\() ?$/iu.test(before) && /^\W*$/u.test(after);
    if (!isLabeled && !isFirst && !isLast && !workload.test(before) && !workloadAfter.test(after)) continue;
    return [...ofShare(Number(high) / 100), ...ofShare(Number(low) / 100)];
  }
  return [];
}

/** A fraction of a full position: `0.6 FTE`, `FTE: 0.8`, `0,5 VZÄ`, under a label also alone. */
const fraction =
  /(?<![\d.,])(0?[.,]\d{1,3}|1(?:[.,]0+)?) ?(?:fte|vzä|ept|etp|f\.t\.e\.)(?!\p{L})|(?<!\p{L})(?:fte|vzä|etp|ept)(?: of)?[:\s(]*(0?[.,]\d{1,3}|1(?:[.,]0+)?)(?![\d.,]*\d)/iu;
const labeledFraction = /^(0[.,]\d{1,3}|1[.,]0+)(?!\d)/u;

function byFraction(text: string, { isLabeled }: HoursContext): readonly Amount[] {
  const [, one, other] = fraction.exec(text) ?? (isLabeled ? (labeledFraction.exec(text) ?? []) : []);
  const found = one ?? other;
  return found === undefined ? [] : ofShare(Number(found.replace(',', '.')));
}

/** Reads how much one works from the numbers of a text. */
export function amountsIn(text: string, context: HoursContext): readonly Amount[] {
  const share = byFraction(text, context);
  if (share.length > 0) return [...new Set(share)];
  return [...new Set([...byHours(text, context), ...byPercent(text, context)])];
}
