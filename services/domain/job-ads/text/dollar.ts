interface DollarClues {
  readonly text: string;
  readonly location: string | null;
  readonly host: string | null;
}

/** What `$` means by the country of the job: the words of its place, and a few that only one country uses. */
const countries: readonly (readonly [string, RegExp, RegExp])[] = [
  [
    'CAD',
    /\b(?:Canada|Ontario|Qu[eé]bec|British Columbia|Alberta|Manitoba|Nova Scotia|Saskatchewan)\b|, (?:ON|BC|AB|QC|NS|MB|SK|NB)\b/,
    /\b(?:RRSP|REER|Canadian dollars|CAD|QC|Qu[eé]bec|Montr[eé]al|OBNL|CNESST|Ontario|Alberta|British Columbia|Nova Scotia|Manitoba|Saskatchewan|[A-Z]\d[A-Z] \d[A-Z]\d)\b|, (?:ON|BC|AB|NS|MB)(?!\p{L})/u,
  ],
  [
    'AUD',
    /\b(?:Australia|NSW|VIC|QLD|TAS|Queensland|Victoria|New South Wales|Sydney|Melbourne|Brisbane|Perth|Adelaide)\b/,
    /\b(?:superannuation|AUD|Pty|NSW|QLD|ABN|Kwinana|Aboriginal|G['’]day)\b|\+ super\b/,
  ],
  ['NZD', /\b(?:New Zealand|Auckland|Wellington|Christchurch|Aotearoa)\b/, /\b(?:KiwiSaver|NZD)\b/],
  [
    'MXN',
    /\b(?:M[eé]xico|CDMX|Monterrey|Guadalajara|Jalisco|Nuevo Le[oó]n|Quer[eé]taro|Puebla)\b/,
    /\b(?:IMSS|MXN|INFONAVIT|vales de despensa|prestaciones (?:de ley|superiores))\b|\b(?:Qro|Jal|N\.L|Edo\. Mex)\./,
  ],
  ['ARS', /\b(?:Argentina|Buenos Aires|CABA|C[oó]rdoba, Argentina|Rosario)\b/, /\b(?:ARS|monotributo|obra social)\b/],
  ['CLP', /\bChile\b|, (?:Regi[oó]n|RM)\b/, /\b(?:CLP|AFP|Isapre|Fonasa|SpA)\b/],
  [
    'COP',
    /\bColombia\b|\b(?:Bogot[aá]|Medell[ií]n|Bucaramanga|Cali|Barranquilla)\b/,
    /\b(?:COP|SMMLV|auxilio de (?:transporte|rodamiento)|EPS y ARL)\b/,
  ],
  ['SGD', /\bSingapore\b/, /\b(?:SGD|CPF)\b/],
];

/** Returns the currency that `$` means in an ad, ISO 4217. */
export function dollarOf({ text, location, host }: DollarClues): string {
  const byPlace = location === null ? undefined : countries.find(([, places]) => places.test(location));
  const byHost =
    host === null
      ? undefined
      : [
          ['CAD', /\.ca$/],
          ['AUD', /\.au$/],
          ['NZD', /\.nz$/],
          ['MXN', /\.mx$/],
          ['ARS', /\.ar$/],
          ['CLP', /\.cl$/],
        ].find(([, pattern]) => (pattern as RegExp).test(host));
  const byWord = countries.find(([, , words]) => words.test(text));
  return byPlace?.[0] ?? (byHost?.[0] as string | undefined) ?? byWord?.[0] ?? 'USD';
}
