/** The money of the country of an ad: what `$` means in it, and amounts without any sign. */
import { countryOf } from './country-of.ts';

/** The countries that use a currency (ISO 3166-1), by its code, ISO 4217. */
const users: Readonly<Record<string, string>> = {
  ...{ USD: 'US EC SV PR', CAD: 'CA', AUD: 'AU', NZD: 'NZ', SGD: 'SG', HKD: 'HK', TWD: 'TW', GBP: 'GB', CHF: 'CH LI' },
  XPF: 'PF NC WF',
  EUR: 'DE AT FR BE ES IE IT NL LU PT FI GR SK SI EE LV LT MT CY HR MC AD RE GP MQ GF YT',
  ...{ MXN: 'MX', ARS: 'AR', CLP: 'CL', COP: 'CO', PEN: 'PE', UYU: 'UY', PYG: 'PY', BOB: 'BO', CRC: 'CR', DOP: 'DO' },
  ...{ GTQ: 'GT', HNL: 'HN', NIO: 'NI', PAB: 'PA', BRL: 'BR', CUP: 'CU', XOF: 'SN CI BF ML NE TG BJ GW' },
  ...{
    XAF: 'CM GA CG TD CF GQ',
    MAD: 'MA',
    TND: 'TN',
    DZD: 'DZ',
    EGP: 'EG',
    MGA: 'MG',
    RWF: 'RW',
    CDF: 'CD',
    GNF: 'GN',
  },
  ...{
    KES: 'KE',
    TZS: 'TZ',
    UGX: 'UG',
    NGN: 'NG',
    GHS: 'GH',
    ETB: 'ET',
    ZAR: 'ZA',
    JMD: 'JM',
    TTD: 'TT',
    FJD: 'FJ',
    NAD: 'NA',
    BWP: 'BW',
    ZMW: 'ZM',
  },
  ...{ MUR: 'MU', INR: 'IN', PKR: 'PK', LKR: 'LK', NPR: 'NP', BDT: 'BD', PHP: 'PH', IDR: 'ID', VND: 'VN', THB: 'TH' },
  ...{ MYR: 'MY', CNY: 'CN', JPY: 'JP', KRW: 'KR', AED: 'AE', SAR: 'SA', QAR: 'QA', ILS: 'IL', TRY: 'TR', UAH: 'UA' },
  ...{ PLN: 'PL', CZK: 'CZ', HUF: 'HU', RON: 'RO', RSD: 'RS', SEK: 'SE', NOK: 'NO', DKK: 'DK', ISK: 'IS' },
};
const moneyOf: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(users).flatMap(([currency, countries]) => countries.split(' ').map((each) => [each, currency])),
);
/** The currencies whose sign is `$`. */
const dollars = new Set(['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'TWD', 'MXN', 'ARS', 'CLP', 'COP', 'UYU', 'DOP']);

/** Whether an ad says that its amounts are US dollars. */
const namesUsDollars = /\bUSD\b|\bUS ?\$|\$ ?US\b|U\$[SD]|\bd[óo]lares\b|\bUS.?dollars?\b|\bdollars US\b/iu;
/** Whether it names the money of its own country beside them. */
const namesOwn = (text: string, currency: string): boolean =>
  new RegExp(
    `\\b${currency}\\b${['MXN', 'ARS', 'CLP', 'COP', 'UYU', 'DOP'].includes(currency) ? '|\\bpesos\\b|\\bM\\.N\\.' : ''}`,
    'iu',
  ).test(text);

/** Returns the currency that `$` means in an ad, ISO 4217. */
export function dollarOf(clues: Parameters<typeof countryOf>[0], language: string): string {
  // Ads in French with dollars are from Canada.
  const own = moneyOf[countryOf(clues) ?? (language === 'fr' ? 'CA' : 'US')] ?? 'USD';
  if (!dollars.has(own)) return 'USD';
  // `US: $170K – $200K`, and for those who work elsewhere `Canada: CA$155K`.
  if (/(?<!\p{L})(?:USA?|U\.S\.|United States)\s?[:–-]\s?\$ ?\d/u.test(clues.text) && /CA?\$/.test(clues.text))
    return 'USD';
  return namesUsDollars.test(clues.text) && !namesOwn(clues.text, own) ? 'USD' : own;
}

const signs: readonly (readonly [string, RegExp])[] = [
  ['EUR', /€|\bEUR\b|\bEuros?\b/iu],
  ['GBP', /£|\bGBP\b/u],
  ['CHF', /\bCHF\b|\bFr\. ?\d|\d ?[Ff]r\.(?![\p{L}\d])/u],
];

/** Words of pay in German and French: a short ad has too few words to tell its language. */
const ownPayWords = /(?<!\p{L})(?:brutto|netto|\p{L}*lohn|\p{L}*gehalt|brute?|salaire)(?!\p{L})/iu;

/** The currency in which an ad means amounts that name none, ISO 4217; null if nothing tells it. */
export function ownCurrency(
  text: string,
  country: string | undefined,
  language: string,
  dollar: string,
): string | null {
  const used = signs.filter(([, pattern]) => pattern.test(text)).map(([currency]) => currency);
  const own = country === undefined ? undefined : moneyOf[country];
  if (own !== undefined && (used.length === 0 || used.includes(own))) return own === 'USD' ? dollar : own;
  const [signed] = used;
  if (signed !== undefined) return signed;
  if (text.includes('$')) return dollar;
  return language === 'de' || language === 'fr' || ownPayWords.test(text) ? 'EUR' : null;
}
