import { primaryLanguage } from './variants/language.ts';
import type { DocumentWords } from './words/document-words.ts';
import english from './words/en.json' with { type: 'json' };

export type { DocumentWords } from './words/document-words.ts';

const byLanguage: Readonly<Record<string, DocumentWords>> = { en: english };

/**
 * Returns the words that new and imported documents start with, in the interface's `language` (BCP 47), or in English
 * if the interface has no such language. A document may be printed in another language: see words/words-in.ts.
 */
export function documentWords(language: string): DocumentWords {
  return byLanguage[primaryLanguage(language)] ?? english;
}
