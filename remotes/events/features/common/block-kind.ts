import type { Wording } from '@shared/documents';
import type { DraftKind, SavedBase } from '@shared/record-forms';

/** What sets one kind of block apart for the pages that all kinds share. */
export interface BlockKind extends DraftKind {
  readonly remote: 'events';
  /** Where its texts stand in the locale file. */
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

export const workKind: BlockKind = {
  remote: 'events',
  texts: 'work',
  typename: 'WorkEvent',
  listField: 'workEvents',
  path: '/events/work',
  documents: 'resume',
};

export const educationKind: BlockKind = {
  remote: 'events',
  texts: 'education',
  typename: 'EduEvent',
  listField: 'eduEvents',
  path: '/events/edu',
  documents: 'resume',
};

export const skillsKind: BlockKind = {
  remote: 'events',
  texts: 'skills',
  typename: 'SkillEvent',
  listField: 'skillEvents',
  path: '/events/skills',
  documents: 'resume',
};

export const paragraphsKind: BlockKind = {
  remote: 'events',
  texts: 'paragraphs',
  typename: 'ParagraphEvent',
  listField: 'paragraphEvents',
  path: '/events/cover-letter',
  documents: 'letter',
};

/** A stored block, as far as all kinds are alike. */
export interface StoredBlock extends SavedBase {
  /** The résumés, or of a paragraph the letters, that use it. */
  readonly usedIn: readonly { readonly id: string; readonly title: string }[];
  /** Its other wordings. */
  readonly variants: readonly Wording[];
}
