import type { EmploymentType } from '../job-ad.ts';
import words from './words/employment.json' with { type: 'json' };

const patterns = (Object.entries(words) as [EmploymentType, readonly string[]][]).map(
  ([type, alternatives]) =>
    [type, new RegExp(`(?<![\\p{L}\\d])(?:${alternatives.join('|')})(?!\\p{L})`, 'giu')] as const,
);

/** Abbreviations, which mean something else in small letters, or as the name of a trade (`PT` is a physical therapist). */
const abbreviations: readonly (readonly [EmploymentType, RegExp])[] = [
  [
    'fullTime',
    /(?<![\p{L}/])(?:F\/T|FT(?= (?:role|position|job|perm|hours|employ|W2)|\/PT| or PT| & PT|[.,;]|$)|VZ(?=\/TZ|[ ,.;)]|$))/gu,
  ],
  [
    'partTime',
    /(?<!\p{L})(?:P\/T|(?<=FT\/|FT or |FT & )PT|PT(?= (?:role|position|job|hours|employ))|TZ(?=[ ,.;)]|$)|PRN|[Pp]er [Dd]iem(?! (?:for|of|allow|pay|rate|travel|when)))/gu,
  ],
];

/** A type that a text names. */
export interface TypeMention {
  readonly type: EmploymentType;
  readonly start: number;
  /** What is said before it in its sentence, and after it. */
  readonly before: string;
  readonly after: string;
}

/** People whom the ad speaks of, who need not be the one it looks for. */
const people =
  '(?:employees?|staff|members?|teams?|students?|colleagues?|faculty|experience|caregivers?|farmers?|workers?|volunteers|temps|teachers?|drivers|mitarbeite\\p{L}*|kräfte[nrs]?|kolleg\\p{L}+|studierende\\p{L}*|étudiants?|salariés?|estudiantes?|empleados?|équipe|professionals|parents|clients)';
const peopleAfter = new RegExp(
  `^(?:[ ,-]+(?:and|und|et|y|or|oder|ou|o)(?: \\p{L}+){1,2})? ?(?:time )?${people}(?!\\p{L})`,
  'iu',
);
const peopleBefore = new RegExp(
  `(?<!\\p{L})(?:students?|studierende\\p{L}*|étudiants?|estudiantes?|employees?|team|kollegen) (?:\\p{L}+ ){0,2}$|(?:one|two|three|four|five|six|seven|eight|nine|ten|(?<![\\p{L}\\d])\\d+) $`,
  'iu',
);

const negation =
  /(?<!\p{L})(?:not?|non|never|kein\p{L}*|nicht|ohne|pas(?: de| d['’])?|sans|sin|ni)(?: (?:an?|als|une?|any|open to|looking for))? ?$/iu;

/** Full time as what a pay is for: `bei Vollzeit`, `based on full time`. */
const basis =
  /(?:(?<!\p{L})(?:bei|bezogen auf|basis(?: von| einer)?|based on|pro|per|für|brutto \())(?: an?| einer?| eine| un)? ?$/iu;

/** Sentences that do not say what the job is: what applicants know, what others do, what depends on the hours. */
const elsewhere =
  /(?:(?<!benefits?[- ])eligib|years? of|experience|erfahrung|expérience|experiencia|similar|also hiring|other (?:jobs|roles)|equivalent|fragen (?:rund um|zu)|(?:arbeits|vertrags|befristungs)recht|droit d|knowledge|conocimiento|kenntnis|connaissance|supervis|mentor|workshops? for|advis|beraten|you(?:['’]ll| will)? (?:manage|lead|supervise|recruit|hire|place)|manufacturers?|logiciel|agence|zeitarbeitsfirm|personaldienst|temp agency|kund(?:en|innen)|mandant|seminar|litig|contentieux|menschen in|gleichstellung|vereinbarkeit|agentur|cabinet|(?<!duales )studium|études|degree|comfortable with|unless|pro Vollzeit|Vollzeitstellen)/iu;

/** What the job may become later. */
const mayBecome =
  /(?:posibilidad(?:es)?|möglichkeit|possibility|possibilité|évolution|option (?:to|for|auf|de)|opportunity to|übernahme|(?<!\p{L})to (?=perm)|transition to|convert\p{L}* to|anschließend\p{L}*)[^.;]{0,40}$/iu;

const isAbout = ({ type, before, after }: TypeMention): boolean =>
  !negation.test(before) &&
  !mayBecome.test(before) &&
  (type === 'internship' || !peopleAfter.test(after)) &&
  (type !== 'fullTime' || !basis.test(before)) &&
  !peopleBefore.test(before);

const sentences = /[^.!?;]+(?:[.!?;](?!\s)[^.!?;]*)*[.!?;]*/gu;

/** Finds the types that a text names for the job itself. In chips and under labels, everything is about it. */
export function typesNamedIn(text: string, isChip: boolean): readonly TypeMention[] {
  return [...text.matchAll(sentences)].flatMap(({ 0: sentence, index }) =>
    !isChip && elsewhere.test(sentence)
      ? []
      : [...patterns, ...abbreviations].flatMap(([type, pattern]) =>
          [...sentence.matchAll(pattern)]
            .map((match) => ({
              type,
              start: index + match.index,
              before: sentence.slice(0, match.index),
              after: sentence.slice(match.index + match[0].length),
            }))
            .filter(isAbout),
        ),
  );
}

/** What a label of hours, or a chip, says alone: `Jornada: completa`, `Indefinido · Completa`. */
const alone: readonly (readonly [EmploymentType, RegExp])[] = [
  ['fullTime', /^(?:complet[ao]?|voll|full|plein|ganz)(?!\p{L})/iu],
  ['partTime', /^(?:parcial|partiel|part|media|halb|reducida)(?!\p{L})/iu],
];
export const typesAlone = (text: string): readonly EmploymentType[] =>
  text
    .split(/\s*[·•|/,]\s*/u)
    .flatMap((part, index) =>
      alone.flatMap(([type, pattern]) => (pattern.test(part) && (index === 0 || /^\p{L}+$/u.test(part)) ? [type] : [])),
    );
