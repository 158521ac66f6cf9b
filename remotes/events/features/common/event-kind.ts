import type { VariantKey } from '@shared/documents';
import type { DraftKind, SavedBase } from '@shared/record-forms';

/** What identifies a kind of event and tells its pages how to handle it. */
export interface EventKind extends DraftKind {
  readonly remote: 'events';
  /** The namespace of its texts in the locale files. */
  readonly texts: 'work' | 'education' | 'skills' | 'paragraphs';
  /** Its type name in the gateway's schema. */
  readonly typename: 'WorkEvent' | 'EduEvent' | 'SkillEvent' | 'ParagraphEvent';
  /** The query field that lists its events. */
  readonly listField: 'workEvents' | 'eduEvents' | 'skillEvents' | 'paragraphEvents';
  /** The path of its list, below the remote's root. */
  readonly path: '/events/work' | '/events/edu' | '/events/skills' | '/events/cover-letter';
  /** The kind of document it is used in. Texts that name documents have this as their context. */
  readonly documents: 'resume' | 'letter';
  /** Whether portals have records of this kind (product.md §3). */
  readonly hasPortalRecords: boolean;
}

/** The fields that stored events of all kinds have in common. */
export interface StoredEvent extends SavedBase {
  /** The résumés, or for a paragraph the letters, that use the event. */
  readonly usedIn: readonly { readonly id: string; readonly title: string }[];
  readonly variants: readonly VariantKey[];
  /** ISO instant of the last save. */
  readonly updatedAt: string;
}
