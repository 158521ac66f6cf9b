import { readFileSync } from 'node:fs';
import { plainText } from '../../../../shared/documents/text/plain-text.ts';

/** Local names of cities that GeoNames lists under their English name. */
const ownNames = [
  ...[
    'munchen',
    'koln',
    'wien',
    'geneve',
    'genf',
    'bruxelles',
    'brussel',
    'nurnberg',
    'zurich',
    'bern',
    'basel',
    'sevilla',
  ],
  ...['hannover', 'frankfurt', 'lyon', 'marseille', 'torino', 'milano', 'roma', 'lisboa', 'praha', 'warszawa', 'cdmx'],
];

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

let known: ReadonlySet<string> | undefined;

function readNames(): ReadonlySet<string> {
  // Cities of more than 15,000 people (tooling/write-city-names.ts).
  const names = readFileSync(new URL('words/cities.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return new Set([...names, ...ownNames].filter((name) => !words.has(name)));
}

/** Whether a text is the name of a city of the world. */
export function isCity(text: string): boolean {
  known ??= readNames();
  return known.has(plainText(text).replace(/-/g, ' ')) || known.has(plainText(text));
}
