/** The country in which a job is, by what an ad says of its place. */
import { foldLine } from '../../../../shared/matching/ad-text/ad-lines.ts';
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
  [
    'CA',
    /(?<!\p{L})(?:Red Seal|Sceau rouge|RRSP|REER|Canadian dollars|CAD|OBNL|LMIA|WHMIS|SIMDUT|Smart Serve|FOODSAFE|journey(?:person|man)|c[ée]gep|CCQ|DEP|CNESST|SAAQ|WSIB|[A-Z]\d[A-Z] \d[A-Z]\d)(?!\p{L})/u,
  ],
  [
    'AU',
    /(?<!\p{L})(?:superannuation|AUD|Pty|ABN|AHPRA|Aboriginal|G['’]day|Medicare levy|LAFHA|FIFO|DIDO|TAFE|White Card|penalty rates|casual loading)(?!\p{L})|\+ super(?!\p{L})/u,
  ],
  ['NZ', /(?<!\p{L})(?:KiwiSaver|Kiwisaver|NZD|Aotearoa|NZQA|wh[āa]nau|kaimahi|Te Tiriti)(?!\p{L})/u],
  ['MX', /(?<!\p{L})(?:IMSS|MXN|aguinaldo y vacaciones|INFONAVIT|SGMM|vales de despensa|CDMX)(?!\p{L})/iu],
  ['AR', /(?<!\p{L})(?:ARS|monotributo|obra social|CABA)(?!\p{L})/u],
  ['CL', /(?<!\p{L})(?:CLP|AFP|Isapre|Fonasa|SpA|turno \d+x\d+)(?!\p{L})/u],
  ['CO', /(?<!\p{L})(?:COP|SMMLV|SMLV|auxilio de (?:transporte|rodamiento)|EPS y ARL|hojas? de vida)(?!\p{L})/u],
  ['CH', /(?<!\p{L})(?:CHF|AHV|BVG|SUVA|EFZ|EBA|L-GAV|AVS|LPP|CFC)(?!\p{L})|\d ?k?\/ ?Mt\.?(?!\p{L})/u],
  ['SG', /(?<!\p{L})(?:SGD|CPF)(?!\p{L})/u],
  ['ZA', /(?<!\p{L})(?:ZAR|B-?BBEE|UIF|SAQA|Matric)(?!\p{L})/u],
  ['IN', /(?<!\p{L})(?:INR|LPA|lakhs?)(?!\p{L})|₹/u],
  ['KE', /(?<!\p{L})(?:KES|NHIF|NSSF|KCSE|KRA PIN)(?!\p{L})/u],
  ['PE', /(?<!\p{L})(?:PEN|EsSalud|planilla completa)(?!\p{L})|S\/\.? ?\d(?! ?HANA)/u],
  ['MA', /(?<!\p{L})(?:MAD|CNSS|ANAPEC)(?!\p{L})/u],
];

/** Words that the ads of several countries use, but of one most. */
const likelyWords: readonly (readonly [string, RegExp])[] = [
  ['MX', /(?<!\p{L})prestaciones (?:de ley|superiores)(?!\p{L})/iu],
  ['CH', /\d [x×] ?13(?!\d)/u],
  ['CL', /(?<!\p{L})(?:renta l[ií]quida|l[ií]quidos?|colación)(?!\p{L})/iu],
];

/** How people write their phone numbers at home: a zero in front is none of North America. */
const ownPhones: readonly (readonly [string, RegExp])[] = [
  ['AU', /(?<![\d+])(?:\(0[2378]\) ?\d{4} ?\d{4}|0[2378] \d{4} \d{4}|04\d\d \d{3} \d{3})(?!\d)/],
  ['NZ', /(?<![\d+])(?:\(0[34679]\) ?\d{3} ?\d{4}|0[34679][ -]\d{3}[ -]\d{4}|02\d[ -]\d{3}[ -]\d{3,4})(?!\d)/],
];
/** The country of the phone numbers of an ad whose amounts have a `$`. */
const countryOfPhone = (text: string): string | undefined =>
  /\$|\bNZ|\bAU/.test(text) || !/[€£]/.test(text)
    ? ownPhones.find(([, pattern]) => pattern.test(text))?.[0]
    : undefined;

const australian = ownWords.find(([code]) => code === 'AU')?.[1];

/** The codes by which countries are called from abroad. */
const callingCodes: Readonly<Record<string, string>> = {
  ...{ '61': 'AU', '64': 'NZ', '65': 'SG', '852': 'HK', '52': 'MX', '54': 'AR', '56': 'CL', '57': 'CO', '44': 'GB' },
  ...{ '353': 'IE', '49': 'DE', '43': 'AT', '41': 'CH', '33': 'FR', '32': 'BE', '34': 'ES', '91': 'IN' },
};

const regions = Object.entries(words.regions).map(
  ([code, names]) => [code, new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, 'u')] as const,
);
/** Provinces whose names mean nothing else, wherever an ad names them. */
const provinces = regions
  .filter(([code]) => code === 'CA')
  .concat([['AU', /New South Wales|Queensland|Western Australia|South Australia|Tasmania/u]]);
const stateCodes: readonly (readonly [string, RegExp])[] = [
  ['CA', new RegExp(`, (?:${canadianProvinces})(?!\\p{L})`, 'u')],
  ['AU', new RegExp(`\\p{L} (?:${australianStates})(?: \\d{4})?(?!\\p{L})|, (?:NSW|VIC|QLD|TAS|ACT)(?!\\p{L})`, 'u')],
  [
    'US',
    new RegExp(
      `,\\s?(?:${usStates}|PR|GU|VI)(?:\\s+\\d{5}(?:-\\d{4})?)?(?!\\p{L})|\\b(?:USA|U\\.S\\.|US)(?!\\p{L})`,
      'u',
    ),
  ],
  ['GB', /\bUK(?!\p{L})/u],
  ['MX', new RegExp(`, (?:${words.mexicanCodes.join('|')})\\.?(?!\\p{L})`, 'u')],
];

/** Codes of states that other countries use, too, or that are a country as well: whose city stands before it tells. */
const sharedCodes: Readonly<Record<string, readonly string[]>> = {
  ...{ WA: ['AU'], BC: ['MX'], NT: ['AU'], SA: ['AU'], CO: ['CO'], AR: ['AR'], IN: ['IN'], DE: ['DE'], PE: ['PE'] },
  ...{ CA: ['CA'], PA: ['PA'], SC: ['BR'], MA: ['MA'], ID: ['ID'], IL: ['IL'], AL: ['AL'] },
};

/** The country of a city before a code that several countries use: `Perth, WA`, `Tijuana, BC`, `Bogotá, CO`. */
function countryOfSharedCode(place: string): string | undefined {
  const [, city = '', code = ''] = /^([^,]+), ?([A-Z]{2})(?![\p{L}]| \d{5})/u.exec(place) ?? [];
  const country = townCountry(city) ?? cityCountry(city);
  return country !== undefined && sharedCodes[code]?.includes(country) === true ? country : undefined;
}

/** The country of a place that names it, or its state. */
function countryNamedIn(place: string): string | undefined {
  const shared = countryOfSharedCode(place);
  if (shared !== undefined) return shared;
  // Of several countries, the first is the employer's.
  for (const alternative of place.split(/[;/|]| or | and | und | oder | et | ou | y | o /u))
    for (const part of alternative.split(/[,()–—]| - /u).toReversed()) {
      const named = countryNames().get(part.trim());
      if (named !== undefined) return named;
    }
  const byCode = stateCodes.find(([, pattern]) => pattern.test(place));
  return byCode?.[0] ?? regions.find(([, pattern]) => pattern.test(place))?.[0];
}

/** The country of the city of a place: `Austin, TX`, `Montréal's Mile End`, `Auckland-based`. */
function countryOfCity(place: string): string | undefined {
  for (const part of place.split(/[,;()/–—|]| - |['’]s |-based/u)) {
    const city = cityCountry(part.replace(/\b\d{4,5}\b/g, '').trim());
    if (city !== undefined) return city;
  }
  return undefined;
}

/** Cities that share a name with a better known one, in a country whose money is written with `$`. */
const dollarCities: Readonly<Record<string, string>> = {
  ...{ santiago: 'CL', concepcion: 'CL', 'los angeles': 'CL', cordoba: 'AR', rosario: 'AR', 'santa fe': 'AR' },
  ...{ mendoza: 'AR', 'san juan': 'AR', 'la plata': 'AR', leon: 'MX', merida: 'MX', guadalajara: 'MX', durango: 'MX' },
  ...{
    cartagena: 'CO',
    armenia: 'CO',
    palmira: 'CO',
    queenstown: 'NZ',
    hastings: 'NZ',
    nelson: 'NZ',
    wellington: 'NZ',
    napier: 'NZ',
  },
  ...{
    cambridge: 'NZ',
    christchurch: 'NZ',
    dunedin: 'NZ',
    perth: 'AU',
    newcastle: 'AU',
    tamworth: 'AU',
    ipswich: 'AU',
    london: 'CA',
  },
  ...{
    windsor: 'CA',
    kingston: 'CA',
    halifax: 'CA',
    victoria: 'CA',
    sudbury: 'CA',
    peterborough: 'CA',
    waterloo: 'CA',
    durham: 'US',
    manchester: 'US',
  },
};
/** Names of cities in the languages of ads from there, which lists have under the local name. */
const otherCities: Readonly<Record<string, string>> = {
  ...{ tanger: 'MA', fes: 'MA', marrakech: 'MA', sale: 'MA', oujda: 'MA', tetouan: 'MA', alger: 'DZ', oran: 'DZ' },
  ...{
    tunis: 'TN',
    sfax: 'TN',
    'saint-louis': 'SN',
    thies: 'SN',
    guatemala: 'GT',
    'ciudad de guatemala': 'GT',
    galway: 'IE',
    asuncion: 'PY',
    'santo domingo': 'DO',
    'san jose': 'CR',
    quito: 'EC',
    lome: 'TG',
    cotonou: 'BJ',
    bangalore: 'IN',
  },
  ...{ albury: 'AU', broome: 'AU', karratha: 'AU', kalgoorlie: 'AU', 'port hedland': 'AU', fremantle: 'AU' },
  ...{ 'wagga wagga': 'AU', 'byron bay': 'AU', 'sunshine coast': 'AU', whanganui: 'NZ', wanaka: 'NZ', greymouth: 'NZ' },
  ...{ banff: 'CA', whistler: 'CA', canmore: 'CA', tofino: 'CA', pachuca: 'MX', 'los cabos': 'MX', tucuman: 'AR' },
  ...{ jujuy: 'AR', 'punta cana': 'DO', 'santa cruz de la sierra': 'BO', cartago: 'CR', 'ciudad de panama': 'PA' },
  ...{ gurgaon: 'IN', bombay: 'IN', 'le cap': 'ZA', genf: 'CH', neuenburg: 'CH', freiburg: 'DE', essen: 'DE' },
};

/** The country of a city or town that lists have under another name or not at all. */
const townCountry = (town: string): string | undefined => otherCities[foldLine(town).trim()];

/** The country of a town in whose ad amounts have a `$`, if its name is known better from elsewhere. */
const dollarTown = (place: string, text: string): string | undefined =>
  /\$|(?<!\p{L})(?:pesos|lucas|en mano)(?!\p{L})/iu.test(text) && !/[€£]/.test(text)
    ? dollarCities[foldLine(place).trim()]
    : undefined;

/** The country of a line at the top that is a place and nothing else. */
function countryOfHead(text: string): string | undefined {
  for (const line of text.split('\n', 15)) {
    if (line.length > 40 || !/^\p{Lu}/u.test(line)) continue;
    const country = countryNamedIn(line) ?? cityCountry(line.trim());
    if (country !== undefined) return country;
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
    (location === null ? undefined : (dollarTown(location, text) ?? countryNamedIn(location))) ??
    (host === null ? undefined : countryOfHost(host)) ??
    ownWords.find(([, pattern]) => pattern.test(text))?.[0] ??
    countryOfPhone(text) ??
    (location === null ? undefined : (townCountry(location.split(/[,;(|]/)[0] ?? '') ?? countryOfCity(location))) ??
    likelyWords.find(([, pattern]) => pattern.test(text))?.[0] ??
    callingCodes[calling] ??
    callingCodes[calling.slice(0, 2)] ??
    provinces.find(([, pattern]) => pattern.test(text))?.[0] ??
    countryOfHead(text)
  );
}
