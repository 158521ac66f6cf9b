/** A file with its media type: `image/jpeg`. */
export interface StoredObject {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/**
 * Where files are kept that a table would only carry: pictures, later frozen documents. Keys are ours, never a
 * person's: letters, digits, `.`, `-`, `_` and `/`. Every operation rejects when the store cannot be reached.
 */
export interface ObjectStore {
  /** Stores or replaces. */
  put(key: string, object: StoredObject): Promise<void>;
  get(key: string): Promise<StoredObject | undefined>;
  /** Deleting what is not there is no fault. */
  delete(key: string): Promise<void>;
}
