import { storedKeys } from '@shared/remote-kit';

/** What there are drafts of. */
export interface DraftKind {
  /** The remote's folder. */
  readonly remote: string;
  /** One kind of its records. */
  readonly texts: string;
}

/** Whose drafts of which record. */
export interface DraftPlace {
  readonly subject: string;
  readonly kind: DraftKind;
  /** Id of the record; `newRecord` for one that is not stored yet. */
  readonly record: string;
}

export const newRecord = 'new';

/** What the name of every draft of a remote begins with. */
export const draftRoot = (remote: string): string => `tessera.${remote}.draft.`;

const ofKind = (subject: string, kind: DraftKind): string => `${draftRoot(kind.remote)}${subject}.${kind.texts}.`;

export const draftPrefix = ({ subject, kind, record }: DraftPlace): string => `${ofKind(subject, kind)}${record}.`;

/** The name of one draft, in the storage and for its lock. */
export const draftKey = (place: DraftPlace, id: string): string => `${draftPrefix(place)}${id}`;

/** The records of a kind that a person has drafts of on this device, with the ids of the drafts. None is read for it. */
export function draftedRecords(subject: string, kind: DraftKind): ReadonlyMap<string, readonly string[]> {
  const prefix = ofKind(subject, kind);
  const found = new Map<string, string[]>();
  for (const key of storedKeys(prefix)) {
    const [record = '', id = ''] = key.slice(prefix.length).split('.');
    found.set(record, [...(found.get(record) ?? []), id]);
  }
  return found;
}
