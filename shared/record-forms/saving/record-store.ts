import { refusalOf, requestFailureOf, type RequestFailure } from '@shared/graphql';

/** The API calls that a record's form needs. Every call rejects when the request fails. */
export interface RecordStore<Values, Stored> {
  /** Creates a record. `uuid` is made before the first attempt, so that a retry cannot create a duplicate. */
  create(values: Values, uuid: string): Promise<Stored>;
  /** Saves over the given version, or resolves to the newest one when another save came first. */
  update(base: SavedBase, values: Values): Promise<UpdateOutcome<Stored>>;
  /** Returns what is stored under a new record's UUID, because an attempt whose answer was lost may have succeeded. */
  find(uuid: string): Promise<SavedBase | undefined>;
}

/** What stored records of all kinds have in common: the saved state that an edit starts from. */
export interface SavedBase {
  readonly id: string;
  readonly uuid: string;
  /** Counts the saves; a write names the version it was made from. */
  readonly version: number;
}

export type UpdateOutcome<Stored> =
  { readonly status: 'saved'; readonly record: Stored } | { readonly status: 'conflict'; readonly newest: Stored };

export type SaveOutcome<Stored> =
  | UpdateOutcome<Stored>
  | {
      readonly status: 'failed';
      readonly failure: RequestFailure;
      /** The message of the API when it refused the content. */
      readonly reason: string | undefined;
    };

/** Saves as an update of `base`, or as a new record under `uuid` when there is none. Never rejects. */
export async function saveRecord<Values, Stored>(
  store: RecordStore<Values, Stored>,
  values: Values,
  base: SavedBase | null,
  uuid: string,
): Promise<SaveOutcome<Stored>> {
  try {
    if (base !== null) return await store.update(base, values);
    return await createRecord(store, values, uuid);
  } catch (error) {
    return { status: 'failed', failure: requestFailureOf(error), reason: refusalOf(error) };
  }
}

/**
 * An attempt whose answer was lost, followed by other content under the same UUID, becomes an update of what it
 * created.
 */
async function createRecord<Values, Stored>(
  store: RecordStore<Values, Stored>,
  values: Values,
  uuid: string,
): Promise<UpdateOutcome<Stored>> {
  try {
    return { status: 'saved', record: await store.create(values, uuid) };
  } catch (error) {
    const made = requestFailureOf(error) === 'invalid' ? await store.find(uuid) : undefined;
    if (made === undefined) throw error;
    return store.update(made, values);
  }
}
