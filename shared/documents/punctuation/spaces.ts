/** Spaces at which a line must not end, by language. */

const noBreak = '\u00a0';
const narrow = '\u202f';

/** Signs and units after a number. */
const units =
  '%|‰|€|\\$|£|¥|°C|°F|km|cm|mm|m²|m|kg|g|t|l|ml|h|min|s|ms|kB|KB|MB|GB|TB|Hz|kHz|MHz|GHz|W|kW|MW|V|EUR|USD|GBP|CHF|zł|Kč|kr|px|pt';

/** Units of time, which résumés are full of, in the languages that documents can be in. */
const times: Readonly<Record<string, string>> = {
  en: 'years?|months?|weeks?|days?|hours?|minutes?',
  de: 'Jahren?|Jahre?|Monaten?|Monate?|Wochen?|Tagen?|Tage?|Stunden?|Minuten?',
  fr: 'ans?|années?|mois|semaines?|jours?|heures?|minutes?',
  es: 'años?|mes(?:es)?|semanas?|días?|horas?|minutos?',
  pt: 'anos?|m[eê]s(?:es)?|semanas?|dias?|horas?|minutos?',
  it: 'ann[oi]|mes[ei]|settiman[ae]|giorn[oi]|or[ae]|minut[oi]',
  nl: 'jaar|jaren|maand(?:en)?|we(?:ek|ken)|dag(?:en)?|u(?:ur|ren)|minu(?:ut|ten)',
  pl: 'lat|lata|rok|miesi[aą]c[ea]?|miesięcy|tygodni[ea]?|dni|godzin[ay]?|minut[ay]?',
};

/** Abbreviations before a number or a name. */
const abbreviations: Readonly<Record<string, string>> = {
  en: 'Nos?|pp?|vols?|figs?|Dr|Mrs?|Ms|Prof|St',
  de: 'Nr|S|Bd|Abb|Dr|Prof|Hr|Fr',
  fr: 'p|vol|fig|Dr|Pr|M',
  es: 'núm|pág|Dr|Dra|Sr|Sra',
  pt: 'n|pág|Dr|Dra|Sr|Sra',
  it: 'n|pag|Dott|Ing|Prof|Sig',
  nl: 'nr|blz|dr|ir|drs|prof',
  pl: 'nr|str|dr|prof|ul',
};

/** Words of one letter, which do not end a line in Slavic languages. */
const shortWords: Readonly<Record<string, string>> = {
  pl: 'aiouwzAIOUWZ',
  cs: 'aikosuvzAIKOSUVZ',
  sk: 'aikosuvzAIKOSUVZ',
  ru: 'авикосуяАВИКОСУЯ',
  uk: 'авизіїуйоєАВИЗІЇУЙОЄ',
  be: 'аазіуўяАЗІУЎЯ',
};

const french = (text: string): string =>
  text
    .replace(
      /(?<=[^\s\u00a0\u202f]) ?(?=[;!?](?=[\s\u00a0»)”]|$))(?<=[\p{L}\p{N}%)»”’\ue000-\uf8ff\ufffc] ?)/gu,
      narrow,
    )
    .replace(/(?<=[^\s\u00a0\u202f]) (?=:(?:\s|$))/gu, noBreak)
    .replace(/(?<=[\p{L})»]):(?=\s|$)/gu, `${noBreak}:`);

/** The rules of each language in a table, which are made once. */
const rulesOf = (
  table: Readonly<Record<string, string>>,
  rule: (words: string) => RegExp,
): ReadonlyMap<string, RegExp> => new Map(Object.entries(table).map(([language, words]) => [language, rule(words)]));

const beforeUnit = (words: string): RegExp => new RegExp(`(?<=\\d) (?=(?:${words})(?![\\p{L}\\p{N}]))`, 'gu');
const beforeUnits = beforeUnit(units);
const beforeTimes = rulesOf(times, (words) => beforeUnit(`${units}|${words}`));
const afterAbbreviations = rulesOf(
  abbreviations,
  (words) => new RegExp(`(?<=(?<![\\p{L}\\p{N}])(?:${words})\\.) (?=[\\p{Lu}\\p{N}])`, 'gu'),
);
const afterShortWords = rulesOf(
  shortWords,
  (letters) => new RegExp(`(?<=(?<![^\\s\\u00a0(„«"])[${letters}]) (?=\\S)`, 'gu'),
);
const afterInitials = /(?<=(?<![\p{L}\p{N}])\p{Lu}\.) (?=\p{Lu})/gu;
const afterNumberSigns = /(?<=(?<!\p{L})n°|№) (?=\d)/gu;
/** German abbreviations of several words: z. B., d. h. */
const betweenLetters = /(?<=(?<![\p{L}\p{N}])\p{L}\.) (?=\p{L}\.)/gu;

/** Replaces spaces at which a line must not end, by those at which it cannot. */
export function withNoBreakSpaces(text: string, language: string): string {
  const [name = ''] = language.toLowerCase().split('-');
  const rules = [
    beforeTimes.get(name) ?? beforeUnits,
    afterInitials,
    afterNumberSigns,
    afterAbbreviations.get(name),
    afterShortWords.get(name),
    name === 'de' ? betweenLetters : undefined,
  ];
  const spaced = rules.reduce<string>((done, rule) => (rule ? done.replace(rule, noBreak) : done), text);
  const isCanadian = language.toLowerCase().includes('-ca');
  return name === 'fr' && !isCanadian ? french(spaced) : spaced;
}
