import type { ShareRow } from '../../platform/database/schema/index.ts';

/**
 * The first path segment of links: `/r/` for a résumé, `/c/` for a letter or a letter with a résumé (product.md §2).
 */
export const shareRoots = ['r', 'c'] as const;
export type ShareRoot = (typeof shareRoots)[number];

/** Returns the first path segment of a link. */
export const rootOfShare = ({ letterId }: Pick<ShareRow, 'letterId'>): ShareRoot => (letterId === null ? 'r' : 'c');

/** Returns the path of a link, such as `/r/VfVX…`. Its files are below it. */
export const pathOfShare = (share: Pick<ShareRow, 'letterId' | 'address'>): string =>
  `/${rootOfShare(share)}/${share.address}`;
