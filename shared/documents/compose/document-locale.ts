import type { DateFormat } from '../design/resume-design.ts';
import { type DocumentWords, documentWords } from '../document-words.ts';
import type { ResumeDocument, ResumeSection } from '../resume-document.ts';
import { wordsIn } from '../words/words-in.ts';

/** The language that a document is printed in, with its words and date format. */
export interface DocumentLocale {
  /** BCP 47. It formats dates and sets the language that assistive technology and parsers see. */
  readonly language: string;
  /** Headings, and the few words that are printed between what the person wrote. */
  readonly words: DocumentWords;
  /** The format of dates; `short` by default. */
  readonly dateFormat?: DateFormat;
}

/** The fields of a résumé that determine its locale. */
type LocalizedDocument = Pick<ResumeDocument, 'wording'> & {
  readonly design?: Pick<ResumeDocument['design'], 'dateFormat'>;
};

/**
 * Returns the locale of a résumé: the language of its wording if that language has words, otherwise `usual`, the
 * interface's language (BCP 47). A document with only half of its headings and dates in another language would be worse
 * than one without any.
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

/** The title of a section whose title the person has not changed. */
export const standardTitle = (section: ResumeSection, { words }: Pick<DocumentLocale, 'words'>): string =>
  words.sections[nameOf(section)];

/**
 * The title that the person gave a section; '' where it is the standard title. A new section is stored with the
 * standard title of the interface's language, and an unchanged title follows the language of the document.
 */
export function customTitle(section: ResumeSection, usual: string): string {
  const title = section.title.trim();
  return title === documentWords(usual).sections[nameOf(section)] ? '' : title;
}

/** The title of a section as it is printed. */
export const sectionTitle = (section: ResumeSection, locale: DocumentLocale, usual: string): string =>
  customTitle(section, usual) || standardTitle(section, locale);
