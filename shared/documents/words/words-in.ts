import { primaryLanguage } from '../variants/language.ts';
import { type DocumentLanguage, isDocumentLanguage } from './document-languages.ts';
import type { DocumentWords } from './document-words.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

const byLanguage: Readonly<Record<DocumentLanguage, DocumentWords>> = { de, en, es, fr, it, nl, pt };

/** The words that a document in `language` (BCP 47) adds itself; undefined for an unsupported language. */
export function wordsIn(language: string): DocumentWords | undefined {
  const primary = primaryLanguage(language);
  return isDocumentLanguage(primary) ? byLanguage[primary] : undefined;
}
