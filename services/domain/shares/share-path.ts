import type { ShareRow } from '../../platform/database/schema/index.ts';

/** Where links lie on the site: `/r/` for a résumé, `/c/` for what begins with a letter (product.md §2). */
export const shareRoots = ['r', 'c'] as const;
export type ShareRoot = (typeof shareRoots)[number];

export const rootOfShare = ({ letterId }: Pick<ShareRow, 'letterId'>): ShareRoot => (letterId === null ? 'r' : 'c');

/** `/r/VfVX…`: the path of a link, under which its files lie, too. */
export const pathOfShare = (share: Pick<ShareRow, 'letterId' | 'address'>): string =>
  `/${rootOfShare(share)}/${share.address}`;
