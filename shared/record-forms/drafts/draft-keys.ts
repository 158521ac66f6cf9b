import { storedKeys } from '@shared/remote-kit';

/** The kind of record that a draft belongs to. */
export interface DraftKind {
  /** The name of the remote's folder. */
  readonly remote: string;
  /** The name of a record kind of that remote. */
  readonly texts: string;
}

/** Identifies the drafts of one record of one user. */
export interface DraftPlace {
  readonly subject: string;
  readonly kind: DraftKind;
  /** The id of the record; `newRecord` for one that is not stored yet. */
  readonly record: string;
}

export const newRecord = 'new';

/** Returns the common prefix of the keys of all drafts of a remote. */
export const draftRoot = (remote: string): string => `tessera.${remote}.draft.`;

const ofKind = (subject: string, kind: DraftKind): string => `${draftRoot(kind.remote)}${subject}.${kind.texts}.`;

/** Returns the common prefix of the keys of all drafts of a record. */
export const draftPrefix = ({ subject, kind, record }: DraftPlace): string => `${ofKind(subject, kind)}${record}.`;

/** Returns the key of one draft, in storage and for its lock. */
export const draftKey = (place: DraftPlace, id: string): string => `${draftPrefix(place)}${id}`;

/**
 * Returns the records of a kind that a user has drafts of on this device, with the ids of the drafts. No draft is read
 * for that.
 */
export function draftedRecords(subject: string, kind: DraftKind): ReadonlyMap<string, readonly string[]> {
  const prefix = ofKind(subject, kind);
  const found = new Map<string, string[]>();
  for (const key of storedKeys(prefix)) {
    const [record = '', id = ''] = key.slice(prefix.length).split('.');
    found.set(record, [...(found.get(record) ?? []), id]);
  }
  return found;
}
