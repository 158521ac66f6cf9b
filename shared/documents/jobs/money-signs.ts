/** How money is written beside an amount: signs, codes, and names in the languages in which job ads are read. */
import { currencyCode } from './pay.ts';
import { knownCurrencies } from './pay-sizes.ts';

/** What the writer of a text means by signs that several countries use. */
export interface MoneyOptions {
  /** ISO 4217: what `$` means where the text says nothing closer. */
  readonly dollar?: string;
  /** ISO 4217: the money of the country; null or undefined if unknown. */
  readonly currency?: string | null | undefined;
}

/** The spelling of a sign (a regular expression), and the currencies that it may mean, the likeliest one first. */
type Sign = readonly [spelling: string, currencies: readonly string[]];

const westAfrican = ['XOF', 'XAF', 'KMF'];
const pesos = ['MXN', 'ARS', 'CLP', 'COP', 'UYU', 'DOP', 'PHP', 'CUP'];
const shillings = ['KES', 'TZS', 'UGX'];

/** Signs that tell the currency by themselves; of several, the one of the ad's country. `$` stands for what it means there. */
const clear: readonly Sign[] = [
  ['(?:US|USD) ?\\$|\\$ ?US|U\\$[SD]|[Dd][óo]lares|[Dd]lls?\\.?|[Dd]ls\\.?|US-?[Dd]ollars?', ['USD']],
  ['(?:CA|C|CDN|Can)\\$|\\$ ?CA', ['CAD']],
  ['AU?\\$|\\$AU', ['AUD']],
  ['NZ\\$|\\$NZ', ['NZD']],
  ['S\\$', ['SGD']],
  ['HK\\$', ['HKD']],
  ['(?:MX|Mex)\\$', ['MXN']],
  ['M\\. ?N\\.', ['MXN']],
  ['AR\\$', ['ARS']],
  ['CLP?\\$', ['CLP']],
  ['COL?\\$', ['COP']],
  ['RD\\$', ['DOP']],
  ['N\\$', ['NAD']],
  ['J(?:A|MD)?\\$', ['JMD']],
  ['TT\\$', ['TTD']],
  ['FJ\\$', ['FJD']],
  ['NT\\$', ['TWD']],
  ['R\\$|[Rr]eais', ['BRL']],
  ['\\$|[Dd]ollars?|bucks', ['$']],
  ['€uros?|€|[Ee]uros?|EUROS?|eur|Eur', ['EUR']],
  ['£|quid|gbp', ['GBP']],
  ['S?Fr\\.|SFr|[Ff]ranken|francs suisses|[Ss]tutz|chf|Chf', ['CHF']],
  ['₹|Rs\\.?|INR', ['INR', 'PKR', 'LKR', 'NPR', 'MUR']],
  ['[Rr]upees', ['INR', 'PKR', 'LKR', 'NPR', 'MUR']],
  ['¥', ['JPY', 'CNY']],
  ['₴', ['UAH']],
  ['zł|zl', ['PLN']],
  ['Kč', ['CZK']],
  ['₡|[Cc]olones', ['CRC']],
  // Behind a number, it stands for cents.
  ['¢(?=\\s?\\d)', ['CRC', 'GHS']],
  ['₱', ['PHP']],
  ['₺', ['TRY']],
  ['₪|NIS', ['ILS']],
  ['₩', ['KRW']],
  ['฿|[Bb]aht', ['THB']],
  ['₫', ['VND']],
  ['₦|[Nn]aira', ['NGN']],
  ['₲|Gs\\.?', ['PYG']],
  ['GH[₵S¢]|[Cc]edis', ['GHS']],
  ['S/\\.?|[Ss]oles', ['PEN']],
  ['Bs\\.?|[Bb]olivianos', ['BOB']],
  ['[Qq]uetzales', ['GTQ']],
  ['[Ll]empiras', ['HNL']],
  ['[Gg]uaran[ií]es', ['PYG']],
  ['F\\.? ?CFP|[Ff]rancs? (?:CFP|[Pp]acifique)|CFP|XPF', ['XPF']],
  ['F\\.? ?CFA|[Ff]rancs? CFA|CFA|fcfa|Fcfa', westAfrican],
  ['(?:DH|Dh|dh)[sS]?\\.?|[Dd]irhams?|Dhs', ['MAD', 'AED']],
  ['(?:DT|TND)|[Dd]inars?', ['TND', 'DZD', 'KWD', 'JOD', 'BHD', 'RSD']],
  ['DA', ['DZD']],
  ['K(?:Sh|SH|sh|ES)s?\\.?', ['KES']],
  ['T(?:Sh|SH|sh)s?\\.?', ['TZS']],
  ['U(?:Sh|SH|sh)s?\\.?', ['UGX']],
  ['RM', ['MYR']],
  ['Rp\\.?', ['IDR']],
  ['[Rr]ands?', ['ZAR']],
];

/** Signs that mean money only in the countries that use them: elsewhere they are letters. */
const local: readonly Sign[] = [
  ['R', ['ZAR']],
  ['/[=-]|Sh[s.]?|sh|[Bb]ob', shillings],
  ['[Pp]esos', pesos],
  ['[Ff]rancs?|F|Fr|fr\\.?', ['CHF', ...westAfrican, 'MGA', 'GNF', 'RWF', 'BIF', 'CDF']],
  ['[Kk]r\\.?', ['SEK', 'NOK', 'DKK', 'ISK']],
  ['N', ['NGN']],
  ['P', ['PHP', 'BWP']],
  ['K', ['ZMW']],
  ['Ar', ['MGA']],
  ['Q\\.?', ['GTQ']],
  ['L\\.?', ['HNL']],
  ['[Pp]ounds?', ['GBP', 'EGP']],
  ['[Ll]ei', ['RON']],
  ['Ft', ['HUF']],
  // Careless messages: `10e net`, but neither `13e mois` nor `10e arrondissement`.
  ["e(?=\\s?(?:nets?|bruts?|/|par\\b|de l['’]|l['’]heure))", ['EUR']],
];

const all = [...clear, ...local];
const compiled = all.map(([spelling, currencies], index) => ({
  pattern: new RegExp(`^(?:${spelling.replace(/\(\?=.*\)$/, '')})$`, 'u'),
  currencies,
  isLocal: index >= clear.length,
}));
const anySign = `(?:${all.map(([spelling]) => spelling).join('|')}|${knownCurrencies.join('|')})`;
// Between two letters no sign ends or begins: the R of `Room` is no money.
/** The sources of patterns for whatever may be money before a number, and after one. */
export const signBefore = `(?<!\\p{L}(?=\\p{L}))${anySign}(?!(?<=\\p{L})\\p{L})`;
export const signAfter = `${anySign}(?!(?<=\\p{L})\\p{L})`;

/** Returns what a sign beside an amount means, ISO 4217; undefined if it is not money there. */
export function currencyOfSign(
  text: string | undefined,
  { dollar = 'USD', currency }: MoneyOptions,
): string | undefined {
  if (text === undefined) return undefined;
  const sign = compiled.find(({ pattern }) => pattern.test(text));
  if (sign === undefined) return currencyCode(text);
  if (sign.currencies[0] === '$') return dollar;
  const own = sign.currencies.find((each) => each === currency);
  return own ?? (sign.isLocal ? undefined : sign.currencies[0]);
}
