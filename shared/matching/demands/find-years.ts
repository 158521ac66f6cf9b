import type { Mention } from './mention.ts';

const words: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ eleven: 11, twelve: 12, fifteen: 15, eighteen: 18, twenty: 20, 'a full': 1 },
  ...{ einjährige: 1, einem: 1, einer: 1, eines: 1, eine: 1, ein: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6 },
  ...{ sieben: 7, acht: 8, neun: 9, zehn: 10, zwölf: 12, fünfzehn: 15, achtzehn: 18 },
  ...{
    une: 1,
    un: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    douze: 12,
    quinze: 15,
  },
  ...{ uno: 1, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10, doce: 12 },
};
const number = `\\d{1,2}|${Object.keys(words).join('|')}`;
const unit =
  'years?|yrs?\\.?|months?|mos|yoe|an\\(s\\)|année\\(s\\)|año\\(s\\)|year\\(s\\)|jahr\\(e\\)|jahren?|jahr|monaten?|ans?|années?|mois|años?|meses|anni|jaar|anos|seasons?|winters?|summers?|vintages?|saison(?:en|s)?|hivers?|étés?|temporadas?|campañas?';

/** A number of years, of which the first one of a range counts: `3–5 years`, `two or more years`, `5+ yrs`. */
const figure = new RegExp(
  `(?<![\\p{L}\\d.,/$€£])(${number})\\s?\\+?\\s?(?:(?:-|–|—|to|bis|à|a|or|oder|ou|o|y|et|und|and)\\s?(?:\\d{1,2}|more|mehr|plus|más|${Object.keys(words).join('|')})\\s?\\+?\\s?)?(?:\\(\\d{1,2}\\)\\s?)?(?:full |whole |solid |volle |or more |oder mehr )?(${unit})(?!\\p{L})`,
  'iu',
);
const adjective = /(?<!\p{L})(ein|zwei|drei|vier|fünf|\d{1,2}-?)jährige[nrms]?(?!\p{L})/iu;
const several = /(?<!\p{L})mehrjährige[nrms]?(?!\p{L})/iu;

/** A part of the years that were named before: `at least two of them in healthcare`, `dont trois à l'étranger`. */
const part = new RegExp(
  `(?<![\\p{L}\\d])(?:(${number})\\+? (?:of (?:them|those|which|these))|(?:dont|davon|of which|de (?:los|las) cuales|de ellos)(?: (?:mindestens|wenigstens|au moins|minimum|at least|al menos|mínimo))? (${number})(?: \\(\\d+\\))?)(?!\\p{L}|\\+?\\s(?:\\(\\d+\\) )?(?:${unit}))`,
  'giu',
);

/** A single year, which counts only where it is one of experience: `a year in a kitchen`. */
const single =
  /(?<=(?<!\p{L})(?:for|least|about|over|than) )a (year)(?!\p{L})|(?<!\p{L})a (year)(?=['’]?s? (?:or (?:more|two|so) )?(?:of|in|as|with|on|behind|working|experience|post\p{L}*)(?!\p{L}))/iu;

/** Years with another meaning: of age, of the company, of a contract, or of a training. */
const otherYears =
  /remplacement|cong[ée] (?:de )?(?:maternit|parental)|(?:maternity|parental) (?:leave|cover)|karenz|elternzeit|mutterschutz|baja (?:de |por )?matern|within (?:\p{L}+|\d+) (?:months|years)|(?:primer[oa]s|ersten|premiers|première?s?) (?:\p{L}+ )?(?:mois|meses|monate\p{L}*|jahre|ans|años|années)|(?:first|in|after|for|no more than .{0,30}) (?:\d+|three|six|twelve|18) months|every (?:\d+|\p{L}+) (?:months|years)|depending on|after (?:\d+|\p{L}+) years|years? of service|are credited|years? since|con \d+ años en|je nach|selon (?:l['’])?expérience|mois de|durée|monate (?:probe|befrist)|nicht älter|years? (?:old|of age|ago|in business|of history|of tradition|contract|fixed|warranty|olds?\b)|over \d+ years? (?:ago|we)|since \d{4}|for (?:over|more than|the last|nearly) \d+ years?|\bwe (?:have|.ve)|our company|next \d+ years|(?:every|per|once a|one|each) (?:\d+ )?years?$|\bwir (?:haben|sind)|seit (?:über |mehr als |rund )?\d+ jahren|\d+ jahre (?:alt|erfahrung am markt)|befristet|probezeit|depuis (?:plus de )?\d+ ans|ans et plus d'existence|\d+ ans d'existence|desde hace|años de trayectoria|años (?:de historia|en el sector como|en el mercado)|contrat de|contrato de|mayor de|(?:at least|minimum|mindestens|must be) (?:1[68]|21)\b(?! (?:months|monate|mois|meses))|(?:1[68]|2[135]) years? (?:old|of age)|an? year of (?:study|college)|year.round|(?:\d|days?|times|once|twice|weeks?|months?|percent|%|bonus|paid|holidays?) a year\b|a year(?=[,.;)]|$)|per year|im jahr\b|par an\b|al año/iu;
/** Months and years that tell how recently or how long: not of experience. */
const withExperience =
  /experience|experienced|\bexp\b|\bxp\b|\byoe\b|poste|puesto|desempeñando|wenigstens|:\s?\d{1,2}\+? (?:years?|jahre?|ans?|años?)|^\W*\d{1,2}\s?\+?\s?(?:-\s?\d{1,2}\s?)?(?:years?|yrs?|jahre|ans|años)\W*$|background|erfahrung|praxis|tätigkeit|berufs|expérience|experiencia|worked|working|practice|practising|post-?(?:qualified|reg|qualification)|pqe|as an? |in an? |\bcomme |\bcomo |in charge|en charge|de métier|en cocina|en cuisine|\bof them |dans un|in (?:the )?|of |with |on |years \p{L}+ing\b|teaching|running|dando|dans |en |im |als |in der|driving|nursing|behind|cooking/iu;

/** What the experience is in: behind `experience in`, or behind the years. */
const subject =
  /^\s*(?:\([^)]{0,30}\)\s*)?(?:['’]?\s*)?(?:of\s+|d['’]\s?|de\s+|an\s+)?(?:(?!experience|erfahrung|expérience|experiencia)[\p{L}-]+\s+){0,4}?(?:professional |relevant |hands-on |prior |progressive )?(?:experience|background|berufserfahrung|erfahrung|praxis|expérience|experiencia)?\s*(?:professionnelle\s|professionelle\s|laboral\s|demostrable\s)?(?:in|with|as|of|at|on|working (?:in|with|as)|im|in der|in|mit|als|bei|auf|dans|en|avec|comme|con|como|de)?(?!\p{L})\s*(?:an?\s|the\s|der\s|einem\s|einer\s|un\s|une\s|una\s|la\s|le\s|el\s)?/iu;
const subjectEnd =
  /[,.;:()–—]|\s(?:or an? equivalent|preferred|required|and (?:an?|the)|und (?:eine?|gute)|is |are |ist |sind )/iu;
const longestSubject = 80;

function yearsOf(amount: string, name: string): number {
  const count = words[amount.toLowerCase()] ?? Number.parseInt(amount, 10);
  return /^(?:mon|moi|mes|mos)/i.test(name) ? Math.round((count / 12) * 10) / 10 : count;
}

/** The maximum years of experience, so that `65 years of tradition` does not count. */
const most = 20;

const recent =
  /(?:within|in|over|during) the (?:last|past) (?:\d+|\p{L}+) (?:months|years)|(?:in den |der )?(?:letzten|vergangenen) (?:\d+|\p{L}+) (?:jahren?|monaten?)|(?:au cours )?des (?:\d+|\p{L}+) dernières années|(?:en )?los últimos (?:\d+|\p{L}+) años/giu;

const everyFigure = new RegExp(figure.source, 'giu');

/** Years or months that a text names. */
export interface Figure extends Mention {
  readonly years: number;
  /** The end of the number with its unit; what the years are in follows. */
  readonly figureEnd: number;
  /** Whether the words around it are those of experience. */
  readonly isLikely: boolean;
}

/** Finds all numbers of years in a text, with what they may be in: experience, age, contracts, or anything else. */
export function findFigures(clause: string): readonly Figure[] {
  // How recently tells nothing of how long; the places in the text stay the same.
  const text = clause.replace(recent, (period) => ' '.repeat(period.length));
  const isLikely = !otherYears.test(text) && withExperience.test(text);
  const figures = [...text.matchAll(everyFigure)];
  const all = [...figures, ...(figures.length > 0 ? text.matchAll(part) : [])].sort((a, b) => a.index - b.index);
  if (all.length > 0) return all.flatMap((found, at) => yearsAt(text, found, all[at + 1]?.index, isLikely));
  const found = single.exec(text) ?? adjective.exec(text) ?? several.exec(text);
  return found ? yearsAt(text, found, undefined, isLikely) : [];
}

const isOne = (found: RegExpExecArray): boolean => /^a year/i.test(found[0]);
/** `mehrjährig` asks for two years at least. */
const leastOfSeveral = 2;

function numberOf(found: RegExpExecArray): number {
  if (isOne(found)) return 1;
  const [, one, other] = found;
  if (one === undefined && other === undefined) return leastOfSeveral;
  // A part of years has its number in one of two groups, and no unit.
  const isNumber = other !== undefined && new RegExp(`^(?:${number})$`, 'iu').test(other);
  return one === undefined || isNumber ? yearsOf(other ?? one ?? '', 'jahre') : yearsOf(one, other ?? 'jahre');
}

function yearsAt(text: string, found: RegExpExecArray, next: number | undefined, isLikely: boolean): readonly Figure[] {
  const years = numberOf(found);
  if (!(years > 0 && years <= most)) return [];
  const end = found.index + found[0].length;
  const rest = text.slice(end, next);
  const before = subject.exec(rest)?.[0].length ?? 0;
  const of = rest.slice(before).slice(0, longestSubject);
  const stop = subjectEnd.exec(of)?.index ?? of.length;
  const name = of
    .slice(0, stop)
    .replace(/^(?:or more|oder mehr|ou plus|o más|mini(?:mum)?|mín(?:imo)?)(?!\p{L})/iu, '')
    .trim();
  return [
    {
      ...{ kind: 'years', years, isLikely, start: found.index, figureEnd: end, end: end + before + stop },
      names:
        name === '' ? [] : name.split(/\s*(?:\bor\b|\/|\boder\b|\bou\b)\s*/).map((each) => ({ text: each, id: null })),
    },
  ];
}
