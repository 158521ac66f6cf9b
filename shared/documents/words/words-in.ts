import { primaryLanguage } from '../variants/language.ts';
import type { DocumentWords } from './document-words.ts';
import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';

const byLanguage: ReadonlyMap<string, DocumentWords> = new Map([
  ['de', german],
  ['en', english],
  ['es', spanish],
  ['fr', french],
  ['it', italian],
  ['nl', dutch],
  ['pt', portuguese],
]);

/** Languages that a whole document can be in, with headings and all; primary subtags. */
export const documentLanguages: readonly string[] = [...byLanguage.keys()];

/** The words that a document in `language` (BCP 47) has of itself; undefined where there are none. */
export const wordsIn = (language: string): DocumentWords | undefined => byLanguage.get(primaryLanguage(language));
