import type { ObjectStore } from '../../platform/storage/object-store.ts';
import { headshotKey } from './change-headshot.ts';

/** Creates the function that loads the picture of a document. An external address has none in the object store. */
export const createHeadshotLoader =
  (store: Pick<ObjectStore, 'get'>) =>
  async (path: string): Promise<Uint8Array | undefined> => {
    const key = headshotKey(path);
    return key === undefined ? undefined : (await store.get(key))?.bytes;
  };
