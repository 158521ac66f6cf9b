import type { Wording } from '@shared/documents';

/** What sets one kind of block apart for the pages that all kinds share. */
export interface BlockKind {
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
  texts: 'work',
  typename: 'WorkEvent',
  listField: 'workEvents',
  path: '/events/work',
  documents: 'resume',
};

export const educationKind: BlockKind = {
  texts: 'education',
  typename: 'EduEvent',
  listField: 'eduEvents',
  path: '/events/edu',
  documents: 'resume',
};

export const skillsKind: BlockKind = {
  texts: 'skills',
  typename: 'SkillEvent',
  listField: 'skillEvents',
  path: '/events/skills',
  documents: 'resume',
};

export const paragraphsKind: BlockKind = {
  texts: 'paragraphs',
  typename: 'ParagraphEvent',
  listField: 'paragraphEvents',
  path: '/events/cover-letter',
  documents: 'letter',
};

/** A stored block, as far as all kinds are alike. */
export interface StoredBlock {
  readonly id: string;
  readonly uuid: string;
  /** Counts the saves; a write names the version it was made from. */
  readonly version: number;
  /** The résumés, or of a paragraph the letters, that use it. */
  readonly usedIn: readonly { readonly id: string; readonly title: string }[];
  /** Its other wordings. */
  readonly variants: readonly Wording[];
}
