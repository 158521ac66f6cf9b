import type { PagesAfter } from '../api/pages-after.ts';
import { requestFailureOf, type RequestFailure } from '@shared/graphql';

/** What a block's form needs of the gateway. Every call rejects where the request fails. */
export interface BlockStore<Values, Block> {
  /** `uuid` is made before the first try, so that a repeated try cannot make a second block. */
  create(values: Values, uuid: string): Promise<Block>;
  /** Saves over the given version, or answers with the newest where another save came first. */
  update(base: SavedBase, values: Values): Promise<UpdateOutcome<Block>>;
  /** What is stored under a new block's uuid after all: a try whose answer was lost may have arrived. */
  find(uuid: string): Promise<SavedBase | undefined>;
  /** What saving `values` would do to the pages of the documents that use the block. */
  pagesAfter?(base: SavedBase, values: Values): Promise<readonly PagesAfter[]>;
}

/** The saved state that an edit began from. */
export interface SavedBase {
  readonly id: string;
  readonly uuid: string;
  readonly version: number;
}

export type UpdateOutcome<Block> =
  { readonly status: 'saved'; readonly block: Block } | { readonly status: 'conflict'; readonly newest: Block };

export type SaveOutcome<Block> =
  | UpdateOutcome<Block>
  | {
      readonly status: 'failed';
      readonly failure: RequestFailure;
      /** The gateway's own words, where it refused the content. */
      readonly reason: string | undefined;
    };

/** Saves as an update of `base`, or as a new block under `uuid` where there is none. Never rejects. */
export async function saveBlock<Values, Block>(
  store: BlockStore<Values, Block>,
  values: Values,
  base: SavedBase | null,
  uuid: string,
): Promise<SaveOutcome<Block>> {
  try {
    if (base !== null) return await store.update(base, values);
    return await createBlock(store, values, uuid);
  } catch (error) {
    const failure = requestFailureOf(error);
    return {
      status: 'failed',
      failure,
      reason: failure === 'invalid' && error instanceof Error ? error.message : undefined,
    };
  }
}

/** A try whose answer was lost, followed by other content under the same uuid, becomes an update of what it made. */
async function createBlock<Values, Block>(
  store: BlockStore<Values, Block>,
  values: Values,
  uuid: string,
): Promise<UpdateOutcome<Block>> {
  try {
    return { status: 'saved', block: await store.create(values, uuid) };
  } catch (error) {
    const made = requestFailureOf(error) === 'invalid' ? await store.find(uuid) : undefined;
    if (made === undefined) throw error;
    return store.update(made, values);
  }
}

/** The data of an answer; an answer without data and without an error breaks the protocol. */
export function dataOf<Data>({ data }: { readonly data?: Data | null | undefined }): Data {
  if (data === undefined || data === null) throw new Error('The gateway answered without data.');
  return data;
}
