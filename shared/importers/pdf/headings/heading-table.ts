import type { CustomCategory, EventSectionKind } from '../../../documents/resume-document.ts';

export type SectionKind = EventSectionKind | CustomCategory | 'summary' | 'contact';

/** The headings that résumés in one language use, in lowercase and with that language's spelling. */
export type HeadingTable = Readonly<Record<SectionKind, readonly string[]>>;
