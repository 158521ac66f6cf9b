import type { DateFormat } from '../design/resume-design.ts';
import { type DocumentWords, documentWords } from '../document-words.ts';
import type { ResumeDocument, ResumeSection } from '../resume-document.ts';
import { wordsIn } from '../words/words-in.ts';

/** The language that a document is printed in. */
export interface DocumentLocale {
  /** BCP 47; of dates, and for readers and machines. */
  readonly language: string;
  /** Headings, and the few words between what the person wrote. */
  readonly words: DocumentWords;
  /** Default `short`. */
  readonly dateFormat?: DateFormat;
}

/** What of a résumé decides about its manner. */
type LocalizedDocument = Pick<ResumeDocument, 'wording'> & {
  readonly design?: Pick<ResumeDocument['design'], 'dateFormat'>;
};

/**
 * A résumé is in the language of its wording if there are words for it, and otherwise in `usual` (BCP 47), the interface's:
 * half of its headings and dates in another language would be worse than none.
 */
export function documentLocaleOf({ wording, design }: LocalizedDocument, usual: string): DocumentLocale {
  const wanted = wording?.language ?? null;
  const words = wanted === null ? undefined : wordsIn(wanted);
  const dates = design?.dateFormat && { dateFormat: design.dateFormat };
  return wanted === null || words === undefined
    ? { language: usual, words: documentWords(usual), ...dates }
    : { language: wanted, words, ...dates };
}

const nameOf = (section: ResumeSection) => (section.kind === 'custom' ? section.category : section.kind);

/** What a section of this kind is called where the person has said nothing else. */
export const standardTitle = (section: ResumeSection, { words }: Pick<DocumentLocale, 'words'>): string =>
  words.sections[nameOf(section)];

/**
 * What the person calls a section; '' where that is its standard title. A new section is stored with the standard title of
 * the interface's language, and one that nobody has changed follows the language of the document.
 */
export function ownTitle(section: ResumeSection, usual: string): string {
  const title = section.title.trim();
  return title === documentWords(usual).sections[nameOf(section)] ? '' : title;
}

/** The title as it is printed. */
export const sectionTitle = (section: ResumeSection, manner: DocumentLocale, usual: string): string =>
  ownTitle(section, usual) || standardTitle(section, manner);
