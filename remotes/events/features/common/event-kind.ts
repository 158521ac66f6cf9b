import type { VariantKey } from '@shared/documents';
import type { DraftKind, SavedBase } from '@shared/record-forms';

/** What identifies a kind of event: all that the parts of its pages need to know of it. */
export interface EventKind extends DraftKind {
  readonly remote: 'events';
  /** Where its texts are in the locale files. */
  readonly texts: 'work' | 'education' | 'skills' | 'paragraphs';
  /** Type name in the gateway's schema. */
  readonly typename: 'WorkEvent' | 'EduEvent' | 'SkillEvent' | 'ParagraphEvent';
  /** Query field that lists it. */
  readonly listField: 'workEvents' | 'eduEvents' | 'skillEvents' | 'paragraphEvents';
  /** Its list's path below the remote's root. */
  readonly path: '/events/work' | '/events/edu' | '/events/skills' | '/events/cover-letter';
  /** What is made of it. Texts that name the documents have it as their context. */
  readonly documents: 'resume' | 'letter';
}

/** A stored event, as far as all kinds are alike. */
export interface StoredEvent extends SavedBase {
  /** The résumés, or for a paragraph the letters, that use it. */
  readonly usedIn: readonly { readonly id: string; readonly title: string }[];
  readonly variants: readonly VariantKey[];
  /** ISO instant of the last save. */
  readonly updatedAt: string;
}
