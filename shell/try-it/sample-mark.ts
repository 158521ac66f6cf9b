import { brand } from '@shared/contracts';
import { storedValue } from '@shared/remote-kit';
import { useSyncExternalStore } from 'react';

/** What was made for somebody who only wanted to look: it can go as it came. */
export interface SampleMark {
  /** The guest whose sample it is. */
  readonly subject: string;
  readonly resumeId: string;
  /** Uuids of its blocks. */
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

/** The builder of a sample. */
export const samplePath = ({ resumeId }: SampleMark): string => `${brand.home}/edit/${resumeId}`;

/** Where the sample is thrown away. */
export const throwAwayPath = `${brand.tryIt}/away`;

/** Which résumé is a sample. A guest has nothing but this browser, so it is kept here. */
export const sampleMark = storedValue<SampleMark>('tessera.sample', { parse, print: JSON.stringify });

/** The sample of this person, if there is one that was neither kept nor thrown away. */
export function useSampleOf(subject: string | undefined): SampleMark | undefined {
  const mark = useSyncExternalStore(
    (listener) => sampleMark.subscribe(listener),
    () => sampleMark.get(),
  );
  return mark?.subject === subject ? mark : undefined;
}
