import { refusalOf, requestFailureOf, type RequestFailure } from '@shared/graphql';

/** What a record's form needs of the gateway. Every call rejects where the request fails. */
export interface RecordStore<Values, Stored> {
  /** `uuid` is made before the first try, so that a repeated try cannot make a second record. */
  create(values: Values, uuid: string): Promise<Stored>;
  /** Saves over the given version, or answers with the newest where another save came first. */
  update(base: SavedBase, values: Values): Promise<UpdateOutcome<Stored>>;
  /** What is stored under a new record's uuid after all: a try whose answer was lost may have arrived. */
  find(uuid: string): Promise<SavedBase | undefined>;
}

/** A stored record, as far as all kinds are alike: the saved state that an edit begins from. */
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
      /** The gateway's own words, where it refused the content. */
      readonly reason: string | undefined;
    };

/** Saves as an update of `base`, or as a new record under `uuid` where there is none. Never rejects. */
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

/** A try whose answer was lost, followed by other content under the same uuid, becomes an update of what it made. */
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
