import type { SkillLevel } from './events.ts';
import type { CustomCategory, EventSectionKind } from './resume-document.ts';

/** The few words that a document has of itself, in the document's language (which need not be the interface's). */
export interface DocumentWords {
  /** `Résumé`, in the PDF's title and file name. */
  readonly resume: string;
  /** Stands for an end that is not there yet (product.md §5). */
  readonly present: string;
  /** Marks an end that lies ahead. */
  readonly expected: string;
  readonly minor: string;
  readonly coursework: string;
  readonly score: string;
  readonly keywords: string;
  readonly levels: Readonly<Record<SkillLevel, string>>;
  /** Titles that a section starts with. */
  readonly sections: Readonly<Record<EventSectionKind | 'summary' | CustomCategory, string>>;
}

const english: DocumentWords = {
  resume: 'Résumé',
  present: 'present',
  expected: 'expected',
  minor: 'Minor',
  coursework: 'Coursework',
  score: 'Score',
  keywords: 'Keywords',
  levels: { 1: 'beginner', 2: 'elementary', 3: 'intermediate', 4: 'advanced', 5: 'expert' },
  sections: {
    summary: 'Summary',
    work: 'Work experience',
    education: 'Education',
    skills: 'Skills',
    projects: 'Projects',
    certificates: 'Certificates',
    languages: 'Languages',
    volunteering: 'Volunteering',
    publications: 'Publications',
    awards: 'Awards',
    interests: 'Interests',
    references: 'References',
    other: 'More',
  },
};

const byLanguage: Readonly<Record<string, DocumentWords>> = { en: english };

const baseOf = (language: string): string => language.split('-')[0]?.toLowerCase() ?? '';

/** Whether there are words in `language` (BCP 47) itself. */
export const hasDocumentWords = (language: string): boolean => Object.hasOwn(byLanguage, baseOf(language));

/** Words in `language` (BCP 47), or in English where there are none yet. */
export function documentWords(language: string): DocumentWords {
  return byLanguage[baseOf(language)] ?? english;
}
