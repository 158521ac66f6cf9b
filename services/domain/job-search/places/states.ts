import { searchText } from '../search-text.ts';

/** States of the US and provinces of Canada, which are written either way. */
const codes: Readonly<Record<string, string>> = {
  ...{
    alabama: 'al',
    alaska: 'ak',
    arizona: 'az',
    arkansas: 'ar',
    california: 'ca',
    colorado: 'co',
    connecticut: 'ct',
  },
  ...{ delaware: 'de', florida: 'fl', georgia: 'ga', hawaii: 'hi', idaho: 'id', illinois: 'il', indiana: 'in' },
  ...{ iowa: 'ia', kansas: 'ks', kentucky: 'ky', louisiana: 'la', maine: 'me', maryland: 'md', massachusetts: 'ma' },
  ...{
    michigan: 'mi',
    minnesota: 'mn',
    mississippi: 'ms',
    missouri: 'mo',
    montana: 'mt',
    nebraska: 'ne',
    nevada: 'nv',
  },
  ...{ 'new hampshire': 'nh', 'new jersey': 'nj', 'new mexico': 'nm', 'new york': 'ny', 'north carolina': 'nc' },
  ...{ 'north dakota': 'nd', ohio: 'oh', oklahoma: 'ok', oregon: 'or', pennsylvania: 'pa', 'rhode island': 'ri' },
  ...{ 'south carolina': 'sc', 'south dakota': 'sd', tennessee: 'tn', texas: 'tx', utah: 'ut', vermont: 'vt' },
  ...{ virginia: 'va', washington: 'wa', 'west virginia': 'wv', wisconsin: 'wi', wyoming: 'wy' },
  ...{ 'district of columbia': 'dc', alberta: 'ab', 'british columbia': 'bc', manitoba: 'mb', 'new brunswick': 'nb' },
  ...{ 'nova scotia': 'ns', ontario: 'on', quebec: 'qc', saskatchewan: 'sk' },
};

const names: ReadonlyMap<string, string> = new Map(Object.entries(codes).map(([name, code]) => [code, name]));

/** `tx` for `Texas`; undefined for what is no state. */
export const stateCode = (text: string): string | undefined => codes[searchText(text)];

/** `texas` for `TX`; undefined for what is no state. */
export const stateName = (code: string): string | undefined => names.get(code.toLowerCase());
