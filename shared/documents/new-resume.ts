import type { Paper } from './design/resume-design.ts';
import { documentWords } from './document-words.ts';
import type { EventSection, EventSectionKind, ResumeDocument } from './resume-document.ts';

export interface NewResume {
  /** BCP 47. It determines the titles of the sections. */
  readonly language: string;
  /** The ids of the blocks to use, in order; without any, the sections are empty. */
  readonly eventIds?: Readonly<Record<EventSectionKind, readonly string[]>>;
  readonly paper?: Paper;
}

/**
 * The paper that a region prints on (language as BCP 47): US Letter in North America and some neighboring countries, A4
 * elsewhere.
 */
export function defaultPaper(language: string): Paper {
  const region = new Intl.Locale(language).maximize().region ?? '';
  return ['US', 'CA', 'MX', 'PR', 'PH', 'CL', 'CO', 'VE'].includes(region) ? 'letter' : 'a4';
}

/** The name of the template that a new résumé starts with. */
export const standardTemplate = 'classic';

/** Creates a résumé with the sections that nearly every résumé has, ready to be filled. */
export function newResume({ language, eventIds, paper = defaultPaper(language) }: NewResume): ResumeDocument {
  const { sections: titles } = documentWords(language);
  const ofBlocks = (kind: EventSectionKind): EventSection => ({
    id: kind,
    kind,
    title: titles[kind],
    visible: true,
    items: (eventIds?.[kind] ?? []).map((eventId) => ({ eventId })),
  });
  return {
    contact: null,
    headline: '',
    links: [],
    sections: [
      { id: 'summary', kind: 'summary', title: titles.summary, visible: true, text: '' },
      ofBlocks('work'),
      ofBlocks('education'),
      ofBlocks('skills'),
    ],
    design: { template: standardTemplate, paper, smartPunctuation: true },
  };
}
