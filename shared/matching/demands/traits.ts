import { plainText } from '../../documents/text/plain-text.ts';
import type { DocumentLanguage } from '../../documents/words/document-languages.ts';
import traits from './trait-words.json' with { type: 'json' };

const traitPatterns = new Map<DocumentLanguage, RegExp>();
/** Words of traits, of availability, and of whole sentences, which no skill has. */
function traitPattern(language: DocumentLanguage): RegExp {
  const known = traitPatterns.get(language);
  if (known) return known;
  const words: Readonly<Partial<Record<DocumentLanguage, readonly string[]>>> = traits;
  const made = new RegExp([...traits.en, ...(language === 'en' ? [] : (words[language] ?? []))].join('|'));
  traitPatterns.set(language, made);
  return made;
}

/** Whether words name a trait, a condition of the work, or part of a sentence, and nothing that can be learned. */
export const isTrait = (name: string, language: DocumentLanguage): boolean =>
  traitPattern(language).test(plainText(name));
