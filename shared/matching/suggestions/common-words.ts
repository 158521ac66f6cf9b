import type { DocumentLanguage } from '../../documents/words/document-languages.ts';
import words from './common-words.json' with { type: 'json' };

/**
 * Words that say nothing about what a job asks for: those of the grammar, and those that stand in every advertisement. As
 * `plainText` has them, by language; each line has many words.
 */
const lists: Readonly<Record<DocumentLanguage, readonly string[]>> = words;

const sets = new Map<DocumentLanguage, ReadonlySet<string>>();

/** Words of a language that no match is made of. */
export function commonWords(language: DocumentLanguage): ReadonlySet<string> {
  const known = sets.get(language);
  if (known) return known;
  const made = new Set(lists[language].flatMap((line) => line.split(' ')));
  sets.set(language, made);
  return made;
}
