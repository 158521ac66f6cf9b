import type { DocumentLanguage } from '../../documents/words/document-languages.ts';
import words from './common-words.json' with { type: 'json' };

/**
 * Words that say nothing about what a job asks for: function words, and words that appear in every job ad. They are
 * folded by `plainText` and grouped by language; each line has many words.
 */
const lists: Readonly<Record<DocumentLanguage, readonly string[]>> = words;

const sets = new Map<DocumentLanguage, ReadonlySet<string>>();

/** The words of a language that are ignored when matching. */
export function commonWords(language: DocumentLanguage): ReadonlySet<string> {
  const known = sets.get(language);
  if (known) return known;
  const made = new Set(lists[language].flatMap((line) => line.split(' ')));
  sets.set(language, made);
  return made;
}
