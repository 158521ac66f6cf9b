/** The words around an amount that say what it pays for, in the languages in which job ads are read. */
import type { SalaryPeriod } from './job.ts';

/** Before or after taxes; beside an amount, such a word makes it pay. */
export const grossOrNet =
  '(?:gross|nett?(?:to|os?|s)?|nett?e[ns]?|brut(?:to|os?|s|es?)?|brt\\.?|l[ií]quid[oa]s?|libres?|in ?hand|en mano|de bolsillo|b(?=/[ahm]\\b)|before tax(?:es)?|after tax|take.?home)';

/** Between the two amounts of a range. */
export const rangeWord =
  /^\s*(?:-|–|—|−|‑|~|\.{2,3}|…|to|thru|through|until|up to|(?:und )?bis(?: zu)?|à|et jusqu['’]à|jusqu['’]à|au|a|al|(?:y )?hasta|to (?:an? )?max(?:imum)?(?: of)?)\s*$/i;
/** Between two amounts after `between`. */
export const andWord = /^\s*(?:and|&|und|et|y|e|to|-|–)\s*$/i;
export const betweenWord = /\b(?:between|zwischen|entre)(?:\s|ca\.|los|circa|etwa|environ|rund|about)*$/i;
/** Between two amounts for people who know different things: with a degree, and without. */
export const orWord = /^\s*(?:\/|,? ?(?:or|oder|ou|o) |bzw\.?|beziehungsweise|respectively|resp\.)\s*$/i;

/** Before the only amount of a limit: at most, or at least that much. */
export const upTo =
  /(?:^\W*to(?= )|\bup ?to|\bcapped at|\bceiling of|\bno more than|\bas much as|(?<!\p{L})bis(?: zu)?|\bjusqu['’]à|\bhasta|\btope(?: de)?|\bplafond de|(?<!\p{L})max(?:imal|imum|imo|\.)?(?: of| de| von)?)(?:\s|:|ca\.|environ)*$/iu;
export const from =
  /(?:\bfrom|\b(?:starting|starts|begins|start|arrancamos|arranca) (?:at|from|en|@)|(?<!\p{L})starting|\bab|(?<!\p{L})à partir de|(?<!\p{L})dès|\bdesde|\ba partir de(?: los)?|\bat least|\bupwards of|\bno(?:t)? less than|\bau moins|\bal menos|\bnicht unter|\bmindest(?:entgelt|gehalt|bruttogehalt|lohn(?=[^\d]*(?:kv|kollektiv|\blt\b|laut))|(?<=kv-mindest)lohn|verdienst|grundgehalt)\p{L}*(?:[^\d.;]|(?:lt|gem|inkl)\.){0,70}|(?<!\p{L})\p{L}{0,12}(?<!adm)min(?:imum|imal|imo|dest(?!lohn)\p{L}+|d?\.)?(?: brutto)?(?: (?:of|is|von|beträgt|liegt bei|de))?)(?:\s|:|ca\.|S?Fr\.)*$/iu;
/** After the only amount of a limit. */
export const orMore =
  /^(?:\s?(?:\/ ?|per |an? )\p{L}{1,5}\.?)?(?:\+(?=\s*(?:$|[,;.)/|-]|(?:per|an?|pro|par|al|doe|depending|hourly|yearly|annual(?:ly)?)(?!\p{L})))|\s(?:and|or) (?:up|above|more)(?!\p{L})|\s(?:et|ou) plus(?!\p{L})|\s(?:oder|und) mehr(?!\p{L})|\s[oy] más(?!\p{L})|\s?aufwärts|\s?(?:guaranteed minimum|minimum guaranteed)(?!\p{L}))/iu;

/** After the only amount of a limit, too: at most, or at least that much. */
export const atMostAfter = /^\s?(?:max(?:imum|imal|\.)?|au maximum|(?:como )?m[aá]ximo|tope)(?!\p{L})/iu;
export const atLeastAfter =
  /^(?:\s?(?:\/ ?|per |an? |die |la |pro |par )\p{L}{1,7}|\s?(?:hourly|daily|weekly|monthly|yearly|annual))?\s?(?:min(?:imum|\.)?|mindestens|au minimum|(?:como )?m[ií]nimo)(?!\p{L}| wage)/iu;

/** Times of pay that are none of those that a job has: two weeks, a season. */
export const oddPeriod =
  /(?<!\p{L})(?:bi-?weekly|fortnight(?:ly)?|semi-?monthly|(?:per|each|every) (?:pay period|two weeks|2 weeks)|14-tägig|quincena(?:l(?:es)?)?|quinzaine|(?:the|per|each|whole|full|entire) season|season (?:avg|average|total|pay)|(?:pro|die|der) saison|(?:par|la) saison|(?:por|la) temporada)(?!\p{L})/iu;

/** Words that say a period wherever they stand: `hourly`, `Stundenlohn`. A number in front makes none of them a period. */
const adverbs: readonly (readonly [SalaryPeriod, string])[] = [
  ['hour', 'hourly|stundenlohn|stündlich|stundensatz|horaire'],
  ['day', 'daily|diem|tagessatz|tageslohn|tagesgage|tageshonorar|tagesrate|täglich|journalier|tjm|diari[oa]s?|jornal'],
  ['week', 'weekly|wochenlohn|wöchentlich|hebdomadaire|semanal(?:es|mente)?'],
  [
    'month',
    'monthly|monats\\p{L}+|monatl(?:\\.|ich\\p{L}*)|mensuel(?:le)?(?:s|ment)?|mensual(?:es|mente)?|mtl|mies|pcm',
  ],
  [
    'year',
    'yearly|annually|annual|annum|jahres\\p{L}+|\\p{L}*jahresgehalt|jährl(?:\\.|ich\\p{L}*)|annuel(?:le)?(?:s|ment)?|anual(?:es|mente)?|lpa|p\\.? ?a(?!\\s?(?::|$))|(?<=\\d )p\\.? ?a',
  ],
];
/** Nouns that are a period after a word of the list below, or at once after an amount. */
const nouns: readonly (readonly [SalaryPeriod, string])[] = [
  ['hour', 'hours?|hrs?|std|stunden?|unterrichtsstunden?|unterrichtseinheit(?:en)?|ue|heures?|horas?|hs|h'],
  ['day', 'days?|tag|jour(?:née)?|d[ií]a|jornada|d|j|shift|turno|schicht'],
  ['week', 'weeks?|wk|woche|semaine|semana|w|sem'],
  ['month', 'months?|mth|monat|mois|mes|mon|mt|mo|m'],
  ['year', 'years?|yr|jahr|année|año|an|a|y'],
];
const preposition =
  "(?:/ ?|(?<!\\p{L})(?:per|par|pro|por|am|x|el|al|la|die|je|im|in der|each|every|cada|chaque|per each|pour un|pour une|de l['’]|l['’]|p/|an?|p\\.)(?:(?<=['’/.])|\\s))(?:\\d{1,2}[ -]?(?:h|hrs?|hours?|std\\.?)[ -]?)?";
/** Short units that are glued to an amount: `27.50ph`, `120 pw`. */
const glued: readonly (readonly [SalaryPeriod, string])[] = [
  ['hour', 'p\\.?/?h(?:r|our)?\\.?'],
  ['day', 'p\\.?/?d\\.?'],
  ['week', 'p\\.?/?w\\.?'],
  ['month', 'p\\.?/?m\\.?|b/m'],
  ['year', 'p\\.?/?a\\.?|b/a|brutto jahr'],
];
const longOnes = (words: string): string =>
  words
    .split('|')
    .filter((each) => each.length > 2 && each !== 'jornada' && each !== 'turno')
    .join('|');
const filler = `(?:[\\s,(]|${grossOrNet}(?!\\p{L}))*`;
const patterns: readonly (readonly [SalaryPeriod, RegExp])[] = [
  ...adverbs.map(
    ([period, words]) =>
      [period, new RegExp(`(?<![\\p{L}\\d]|\\d[.,)]? )(?:${words})(?![\\p{L}]|-end)`, 'iu')] as const,
  ),
  ...nouns.map(([period, words]) => [period, new RegExp(`${preposition}(?:${words})(?![\\p{L}]|-end)`, 'iu')] as const),
  ...nouns.map(
    ([period, words]) => [period, new RegExp(`^${filler}(?:${longOnes(words)})(?!\\p{L}|-end)`, 'iu')] as const,
  ),
  ...glued.map(([period, words]) => [period, new RegExp(`^${filler}(?:${words})(?![\\p{L}\\d]|\\s?:)`, 'iu')] as const),
];
/** `Salaire mois :`, `Salary (hour):`. */
const endings: readonly (readonly [SalaryPeriod, RegExp])[] = nouns.map(([period, words]) => [
  period,
  new RegExp(`(?<![\\p{L}\\d]|\\d )(?:${longOnes(words)})\\)?\\s?:\\s*$`, 'iu'),
]);
/** What looks like a unit of pay: marks of the sexes, `(m/w/d)`, and working hours, `25 h/semaine`. */
const notPeriods =
  /\d\s?(?:h|hrs?|hours?|std\.?|stunden|heures?|horas?|hs)\s(?:weekly|monthly|wöchentlich|monatlich|hebdomadaires?|mensuelles|semanales|mensuales)(?!\p{L})|(?<!\p{L})(?:bi|semi)-?(?:weekly|monthly|mensual\p{L}*|mensuel\p{L}*|hebdomadaire\p{L}*)(?!\p{L})|(?<!\p{L})[mwfhdxi](?:\s?[/|]\s?[mwfhdxi*])+(?!\p{L})|\d\s?(?:h|hrs?|hours?|std\.?|stunden|heures?|horas?|hs)\s?(?:\/|per |par |pro |por |a |die |in der |la )\s?\p{L}+/giu;

/** Returns the periods that a piece of text beside an amount names, in order. */
export function periodsIn(text: string): readonly SalaryPeriod[] {
  const plain = text.replace(notPeriods, (part) => '_'.repeat(part.length));
  return [...patterns, ...endings]
    .flatMap(([period, pattern]) => {
      const at = pattern.exec(plain)?.index;
      return at === undefined ? [] : [{ at, period }];
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ period }) => period);
}
