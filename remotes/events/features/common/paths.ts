import type { EventKind } from './event-kind.ts';

/** The query parameter of a new block's page with the id of the block to copy. */
export const copyParameter = 'from';

export interface BlockPaths {
  readonly list: string;
  readonly add: string;
  edit(id: string): string;
  /** The page of a new block that starts with the content of another. Nothing is stored until it is saved. */
  duplicate(id: string): string;
}

/**
 * The query parameter of a form with the id of the document it was opened from, to which saving and canceling return.
 */
export const documentParameter = 'document';

const builders = { resume: '/resumes/edit', letter: '/cover-letters/edit' } as const;

/** Returns the path of a document that uses blocks of a kind, below the remote's root. */
export const documentPath = ({ documents }: EventKind, id: string): string =>
  `${builders[documents]}/${encodeURIComponent(id)}`;

/** Returns the paths of one kind's pages, below the remote's root. */
export function pathsOf({ path }: EventKind): BlockPaths {
  return {
    list: path,
    add: `${path}/new`,
    edit: (id) => `${path}/edit/${encodeURIComponent(id)}`,
    duplicate: (id) => `${path}/new?${copyParameter}=${encodeURIComponent(id)}`,
  };
}
