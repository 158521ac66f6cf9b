import type { CustomCategory, EventSectionKind } from '../../../documents/resume-document.ts';

export type SectionKind = EventSectionKind | CustomCategory | 'summary' | 'contact';

/** What résumés in one language call their sections: in small letters, written as they are in that language. */
export type HeadingTable = Readonly<Record<SectionKind, readonly string[]>>;
