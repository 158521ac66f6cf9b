import { storedKeys } from '@shared/remote-kit';
import type { BlockKind } from '../block-kind.ts';

/** Whose drafts of which block. */
export interface DraftPlace {
  readonly subject: string;
  readonly kind: BlockKind;
  /** Id of the block; `newBlock` for one that is not stored yet. */
  readonly block: string;
}

export const newBlock = 'new';

/** What the name of every draft begins with. */
export const draftRoot = 'tessera.events.draft.';

const ofKind = (subject: string, kind: BlockKind): string => `${draftRoot}${subject}.${kind.texts}.`;

export const draftPrefix = ({ subject, kind, block }: DraftPlace): string => `${ofKind(subject, kind)}${block}.`;

/** The name of one draft, in the storage and for its lock. */
export const draftKey = (place: DraftPlace, id: string): string => `${draftPrefix(place)}${id}`;

/** The blocks of a kind that a person has drafts of on this device, with the ids of the drafts. None is read for it. */
export function draftedBlocks(subject: string, kind: BlockKind): ReadonlyMap<string, readonly string[]> {
  const prefix = ofKind(subject, kind);
  const found = new Map<string, string[]>();
  for (const key of storedKeys(prefix)) {
    const [block = '', id = ''] = key.slice(prefix.length).split('.');
    found.set(block, [...(found.get(block) ?? []), id]);
  }
  return found;
}
