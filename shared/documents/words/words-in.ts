import { primaryLanguage } from '../variants/language.ts';
import { type DocumentLanguage, isDocumentLanguage } from './document-languages.ts';
import type { DocumentWords } from './document-words.ts';
import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';

const byLanguage: Readonly<Record<DocumentLanguage, DocumentWords>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  nl: dutch,
  pt: portuguese,
};

/** The words that a document in `language` (BCP 47) has of itself; undefined where there are none. */
export function wordsIn(language: string): DocumentWords | undefined {
  const primary = primaryLanguage(language);
  return isDocumentLanguage(primary) ? byLanguage[primary] : undefined;
}
