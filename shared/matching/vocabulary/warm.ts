import type { DocumentLanguage } from '../../documents/words/document-languages.ts';
import { occupationIndex } from './occupations.ts';
import { studyIndex } from './studies.ts';
import { termIndex } from './terms.ts';

/** Builds the indexes of a language, which takes half a second, before the first text needs them. */
export function warmVocabulary(language: DocumentLanguage): void {
  termIndex(language);
  studyIndex(language);
  occupationIndex(language);
}
