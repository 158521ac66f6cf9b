/** A file with its media type, such as `image/jpeg`. */
export interface StoredObject {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/**
 * Storage for files that would only burden a table, such as images. Keys are chosen by us, never by users: letters,
 * digits, `.`, `-`, `_` and `/`. Every operation rejects when the store cannot be reached.
 */
export interface ObjectStore {
  /** Stores an object, or replaces it. */
  put(key: string, object: StoredObject): Promise<void>;
  get(key: string): Promise<StoredObject | undefined>;
  /** Deletes an object. Deleting an unknown key is not an error. */
  delete(key: string): Promise<void>;
}
