import { contentWords } from '../suggestions/words.ts';
import type { DocumentLanguage } from '../../documents/words/document-languages.ts';
import { namesIn } from '../vocabulary/name-index.ts';
import { crossField, occupationIndex, occupations } from '../vocabulary/occupations.ts';

/** The seniority of a title: 0 in training, 1 junior, 2 unspecified, 3 senior, 4 lead, 5 director. */
export type Seniority = 0 | 1 | 2 | 3 | 4 | 5;

/** The meaning of the title of a job or a position. */
export interface TitleReading {
  /** The id of the occupation that it names; null for one that the vocabulary does not have. */
  readonly occupation: string | null;
  readonly fields: readonly string[];
  readonly seniority: Seniority;
  /** The stems of its words except those of seniority, without duplicates. */
  readonly stems: readonly string[];
  /** The words of these stems as they are written, in the same order. */
  readonly words: readonly string[];
}

/** Maximum characters of a title that are read. */
const longest = 200;

const levels: readonly (readonly [Seniority, RegExp])[] = [
  [5, /\b(?:chief|director|vp|vice president|c[etfo]o|geschäftsführer\w*|directeur|directora?)\b/i],
  [4, /\b(?:lead|head|principal|team ?leader|supervisor|manager|foreman|leiter\w*|chef de|responsable)\b/i],
  [3, /\b(?:senior|sr|experienced|expert|specialist lead|erfahren\w*)\b/i],
  [
    0,
    /\b(?:intern|internship|trainee|apprentice|apprenticeship|praktikum|praktikant\w*|azubi|ausbildung|stagiaire|student|werkstudent\w*)\b/i,
  ],
  [1, /\b(?:junior|jr|entry.level|graduate|assistant|associate|newly qualified|berufseinsteiger\w*)\b/i],
];
const levelWords =
  /\b(?:chief|director|lead|head|principal|senior|sr|junior|jr|experienced|entry.level|graduate|intern|internship|trainee|apprentice)\b/gi;

/**
 * Normalizes gendered German titles: `Pfleger:in`, `Pfleger/-in (m/w/d)`, and `Pflegerin` become `Pfleger`, which the
 * vocabulary has.
 */
const evenGender = (title: string): string =>
  title.replace(/\([^()]{0,20}\)/g, ' ').replace(/(?<!\p{Ll})(\p{Ll}{3,}er)(?:[:*_]|\/-?)?in(?:nen)?(?!\p{L})/gu, '$1');

/** Reads a title in the language of its job ad or block. */
export function readTitle(given: string, language: DocumentLanguage): TitleReading {
  const title = evenGender(given.slice(0, longest));
  const words = contentWords(title, language);
  const named = namesIn(title, words, occupationIndex(language));
  const found = named.map(({ id }) => id);
  // The last name is the occupation: `marketing manager assistant` is rare, `software project manager` is not.
  const occupation = found.at(-1) ?? null;
  const fields = [...new Set(found.flatMap((id) => occupations.get(id)?.fields ?? []))];
  const bare = title.replace(levelWords, (word) => ' '.repeat(word.length));
  const written = new Map(contentWords(bare, language).map(({ stem, start, end }) => [stem, bare.slice(start, end)]));
  // In `Warehouse Associate` and `Dental Assistant`, the word is part of the occupation and not a seniority.
  const outside = named.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    title,
  );
  const isLevel = ([level, pattern]: (typeof levels)[number]): boolean => pattern.test(level === 1 ? outside : title);
  return {
    occupation,
    fields: fields.filter((field) => field !== crossField),
    seniority: levels.find(isLevel)?.[0] ?? 2,
    stems: [...written.keys()],
    words: [...written.values()],
  };
}
