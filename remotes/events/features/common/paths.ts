import type { EventKind } from './event-kind.ts';

/** Parameter of a new block's page: the block that it begins as a copy of. */
export const copyParameter = 'from';

export interface BlockPaths {
  readonly list: string;
  readonly add: string;
  edit(id: string): string;
  /** A new block that begins with the content of another. Nothing is stored before it is saved. */
  duplicate(id: string): string;
}

/** Parameter of a form that was opened from a document: its id, where saving and cancelling lead back to. */
export const documentParameter = 'document';

const builders = { resume: '/resumes/edit', letter: '/cover-letters/edit' } as const;

/** Path of a document that uses blocks of a kind, below the remote's root. */
export const documentPath = ({ documents }: EventKind, id: string): string =>
  `${builders[documents]}/${encodeURIComponent(id)}`;

/** Paths of one kind's pages, below the remote's root. */
export function pathsOf({ path }: EventKind): BlockPaths {
  return {
    list: path,
    add: `${path}/new`,
    edit: (id) => `${path}/edit/${encodeURIComponent(id)}`,
    duplicate: (id) => `${path}/new?${copyParameter}=${encodeURIComponent(id)}`,
  };
}
