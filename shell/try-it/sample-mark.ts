import { brand } from '@shared/contracts';
import { storedValue } from '@shared/remote-kit';
import { useSyncExternalStore } from 'react';

/** Identifies the sample of a visitor, so that it can be deleted completely. */
export interface SampleMark {
  /** The subject of the guest who owns the sample. */
  readonly subject: string;
  readonly resumeId: string;
  /** The UUIDs of its events. */
  readonly blocks: readonly string[];
}

const isMark = (value: unknown): value is SampleMark =>
  typeof value === 'object' &&
  value !== null &&
  'subject' in value &&
  typeof value.subject === 'string' &&
  'resumeId' in value &&
  typeof value.resumeId === 'string' &&
  'blocks' in value &&
  Array.isArray(value.blocks) &&
  value.blocks.every((block) => typeof block === 'string');

function parse(text: string): SampleMark | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isMark(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the path of the builder of a sample. */
export const samplePath = ({ resumeId }: SampleMark): string => `${brand.home}/edit/${resumeId}`;

/** The path of the page that deletes the sample. */
export const deleteSamplePath = `${brand.tryIt}/away`;

/** The current sample. A guest has nothing but this browser, so it is stored here. */
export const sampleMark = storedValue<SampleMark>('tessera.sample', { parse, print: JSON.stringify });

/** Returns the sample of this user, if there is one that was neither kept nor deleted. */
export function useSampleOf(subject: string | undefined): SampleMark | undefined {
  const mark = useSyncExternalStore(
    (listener) => sampleMark.subscribe(listener),
    () => sampleMark.get(),
  );
  return mark?.subject === subject ? mark : undefined;
}
