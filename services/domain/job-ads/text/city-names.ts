import { readFileSync } from 'node:fs';
import { plainText } from '../../../../shared/documents/text/plain-text.ts';

/** Local names of cities that GeoNames lists under their English name. */
const ownNames: Readonly<Record<string, string>> = {
  ...{
    munchen: 'DE',
    koln: 'DE',
    nurnberg: 'DE',
    hannover: 'DE',
    frankfurt: 'DE',
    wien: 'AT',
    geneve: 'CH',
    genf: 'CH',
  },
  ...{ zurich: 'CH', bern: 'CH', basel: 'CH', bruxelles: 'BE', brussel: 'BE', sevilla: 'ES', lyon: 'FR' },
  ...{ marseille: 'FR', torino: 'IT', milano: 'IT', roma: 'IT', lisboa: 'PT', praha: 'CZ', warszawa: 'PL', cdmx: 'MX' },
  ...{ bariloche: 'AR', queretaro: 'MX', 'san sebastian': 'ES', donostia: 'ES', gijon: 'ES' },
  ...{ luzern: 'CH', biel: 'CH', 'st. gallen': 'CH', gent: 'BE', antwerpen: 'BE', brugge: 'BE', luttich: 'BE' },
};

/** Cities whose names are words of job ads in one of their languages. */
const words = new Set(
  [
    ...[
      'of',
      'as',
      'man',
      'most',
      'nice',
      'best',
      'bar',
      'born',
      'same',
      'sale',
      'union',
      'reading',
      'mobile',
      'deal',
      'send',
    ],
    ...[
      'date',
      'central',
      'march',
      'bath',
      'orange',
      'enterprise',
      'liberal',
      'normal',
      'independence',
      'university',
      'hilden',
    ],
    ...[
      'essen',
      'halle',
      'weil',
      'singen',
      'herne',
      'kempen',
      'wesel',
      'plan',
      'team',
      'art',
      'cycling',
      'granada hills',
      'dienst',
    ],
    ...[
      'tours',
      'sens',
      'vichy',
      'lens',
      'menton',
      'die',
      'den',
      'leon',
      'carmen',
      'victoria',
      'santiago',
      'rosario',
      'progreso',
    ],
    ...[
      'salud',
      'centro',
      'sur',
      'norte',
      'madera',
      'industria',
      'trabajo',
      'bases',
      'paz',
      'francia',
      'buena',
      'grado',
      'baza',
    ],
  ].map(plainText),
);

let known: ReadonlyMap<string, string> | undefined;

/** The cities by their name, with the country of the largest one. */
function cities(): ReadonlyMap<string, string> {
  // Cities of more than 15,000 people (tooling/write-city-names.ts).
  known ??= new Map(
    readFileSync(new URL('words/cities.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((line): readonly [string, string] => {
        const [name = '', country = ''] = line.split('\t');
        return [name, country];
      })
      .concat(Object.entries(ownNames))
      .filter(([name]) => !words.has(name)),
  );
  return known;
}

/** Returns the country of the largest city of a name, ISO 3166-1; undefined if there is no such city. */
export function cityCountry(text: string): string | undefined {
  const name = plainText(text);
  return cities().get(name.replace(/-/g, ' ')) ?? cities().get(name);
}

/** Whether a text is the name of a city of the world. */
export const isCity = (text: string): boolean => cityCountry(text) !== undefined;
