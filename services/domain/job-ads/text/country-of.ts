/** The country in which a job is, by what an ad says of its place. */
import { cityCountry } from './city-names.ts';
import { countryNames } from './country-names.ts';
import { australianStates, canadianProvinces, usStates } from './place-forms.ts';
import words from './words/regions.json' with { type: 'json' };

interface CountryClues {
  readonly text: string;
  readonly location: string | null;
  /** The host of the page's address; null if unknown. */
  readonly host: string | null;
}

/** Words that only the ads of one country use: its savings, insurances, and registers. */
const ownWords: readonly (readonly [string, RegExp])[] = [
  ['CA', /(?<!\p{L})(?:RRSP|REER|Canadian dollars|CAD|OBNL|CNESST|SAAQ|WSIB|[A-Z]\d[A-Z] \d[A-Z]\d)(?!\p{L})/u],
  [
    'AU',
    /(?<!\p{L})(?:superannuation|AUD|Pty|ABN|AHPRA|Aboriginal|G['’]day|Medicare levy)(?!\p{L})|\+ super(?!\p{L})/u,
  ],
  ['NZ', /(?<!\p{L})(?:KiwiSaver|NZD|Aotearoa)(?!\p{L})/u],
  ['MX', /(?<!\p{L})(?:IMSS|MXN|INFONAVIT|SGMM|vales de despensa|prestaciones (?:de ley|superiores)|CDMX)(?!\p{L})/iu],
  ['AR', /(?<!\p{L})(?:ARS|monotributo|obra social|CABA)(?!\p{L})/u],
  ['CL', /(?<!\p{L})(?:CLP|AFP|Isapre|Fonasa|SpA)(?!\p{L})/u],
  ['CO', /(?<!\p{L})(?:COP|SMMLV|auxilio de (?:transporte|rodamiento)|EPS y ARL|hojas? de vida)(?!\p{L})/u],
  ['SG', /(?<!\p{L})(?:SGD|CPF)(?!\p{L})/u],
];

const australian = ownWords.find(([code]) => code === 'AU')?.[1];

/** The codes by which countries are called from abroad. */
const callingCodes: Readonly<Record<string, string>> = {
  ...{ '61': 'AU', '64': 'NZ', '65': 'SG', '852': 'HK', '52': 'MX', '54': 'AR', '56': 'CL', '57': 'CO', '44': 'GB' },
  ...{ '353': 'IE', '49': 'DE', '43': 'AT', '41': 'CH', '33': 'FR', '32': 'BE', '34': 'ES', '91': 'IN' },
};

const regions = Object.entries(words.regions).map(
  ([code, names]) => [code, new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, 'u')] as const,
);
const stateCodes: readonly (readonly [string, RegExp])[] = [
  ['CA', new RegExp(`, (?:${canadianProvinces})(?!\\p{L})`, 'u')],
  ['AU', new RegExp(`\\p{L} (?:${australianStates})(?: \\d{4})?(?!\\p{L})|, (?:NSW|VIC|QLD|TAS|ACT)(?!\\p{L})`, 'u')],
  ['US', new RegExp(`,\\s?(?:${usStates})(?:\\s+\\d{5}(?:-\\d{4})?)?(?!\\p{L})|\\b(?:USA|U\\.S\\.|US)(?!\\p{L})`, 'u')],
  ['GB', /\bUK(?!\p{L})/u],
  ['MX', new RegExp(`, (?:${words.mexicanCodes.join('|')})\\.?(?!\\p{L})`, 'u')],
];

/** The country of a place that names it, or its state. */
function countryNamedIn(place: string): string | undefined {
  // Of several countries, the first is the employer's.
  for (const alternative of place.split(/[;/|]| or | and | und | oder | et | ou | y | o /u))
    for (const part of alternative.split(/[,()–—]| - /u).toReversed()) {
      const named = countryNames().get(part.trim());
      if (named !== undefined) return named;
    }
  const byCode = stateCodes.find(([, pattern]) => pattern.test(place));
  return byCode?.[0] ?? regions.find(([, pattern]) => pattern.test(place))?.[0];
}

/** The country of the city of a place. */
function countryOfCity(place: string): string | undefined {
  for (const part of place.split(/[,;()/–—|]| - /u)) {
    const city = cityCountry(part.replace(/\b\d{4,5}\b/g, '').trim());
    if (city !== undefined) return city;
  }
  return undefined;
}

/** The country of an address: `.de`, or `mx.` before the name of a site. */
function countryOfHost(host: string): string | undefined {
  const parts = host.toUpperCase().split('.');
  const ending = parts.at(-1) ?? '';
  // Everybody may use `.co`.
  if (words.countries.includes(ending) && (ending !== 'CO' || parts.at(-2) === 'COM')) return ending;
  if (ending === 'UK') return 'GB';
  if (/^(?:GOV|EDU|MIL)$/.test(ending)) return 'US';
  const [first = ''] = parts;
  return parts.length > 2 && first !== 'CO' && words.countries.includes(first) ? first : undefined;
}

/** Returns the code of the country of an ad (ISO 3166-1); undefined if nothing tells it. */
export function countryOf({ text, location, host }: CountryClues): string | undefined {
  // Washington and Western Australia have the same code.
  if (location !== null && /, WA(?![\p{L}]| \d{5})/u.test(location) && australian?.test(text)) return 'AU';
  const calling = /\+(\d{2,3})[ (.-]/.exec(text)?.[1] ?? '';
  return (
    (location === null ? undefined : countryNamedIn(location)) ??
    (host === null ? undefined : countryOfHost(host)) ??
    ownWords.find(([, pattern]) => pattern.test(text))?.[0] ??
    (location === null ? undefined : countryOfCity(location)) ??
    callingCodes[calling] ??
    callingCodes[calling.slice(0, 2)]
  );
}
