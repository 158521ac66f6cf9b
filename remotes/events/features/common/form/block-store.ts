import type { RecordStore, SavedBase } from '@shared/record-forms';
import type { PagesAfter } from '../api/pages-after.ts';

/** What a block's form needs of the gateway. */
export interface BlockStore<Values, Block> extends RecordStore<Values, Block> {
  /** What saving `values` would do to the pages of the documents that use the block. */
  pagesAfter?(base: SavedBase, values: Values): Promise<readonly PagesAfter[]>;
}
