import { isPartialDate, type EventSectionKind, type PartialDate } from '@shared/documents';
import { storedValue, type StoredValue } from '@shared/remote-kit';
import { emptyBlock, type NewBlock } from './new-block.ts';

/**
 * A new block that is being written and the id it will be saved under, so that a retry does not create a second block.
 */
export interface NewBlockDraft {
  readonly uuid: string;
  readonly block: NewBlock;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const date = (value: unknown): PartialDate | null => (isPartialDate(value) ? value : null);

function parse(kept: string): NewBlockDraft | undefined {
  try {
    const { uuid, block } = JSON.parse(kept) as { readonly uuid?: unknown; readonly block?: unknown };
    if (typeof uuid !== 'string' || typeof block !== 'object' || block === null) return undefined;
    const { title, place, location, startDate, endDate, entries } = block as Record<keyof NewBlock, unknown>;
    return {
      uuid,
      block: {
        ...{ title: text(title), place: text(place), location: text(location) },
        ...{ startDate: date(startDate), endDate: date(endDate), entries: text(entries) },
      },
    };
  } catch {
    return undefined;
  }
}

/** The unsaved new block of one kind. It is kept on this device until it is saved or discarded. */
export const storedNewBlock = (subject: string, kind: EventSectionKind): StoredValue<NewBlockDraft> =>
  storedValue(`tessera.resume-builder.new-block.${kind}.${subject}`, { parse, print: JSON.stringify });

/** Returns an empty new block with a random id. */
export const emptyNewBlockDraft = (): NewBlockDraft => ({ uuid: crypto.randomUUID(), block: emptyBlock });

/** Whether every field of the block is still empty. */
export const isBlank = (block: NewBlock): boolean =>
  Object.values<string | null>({ ...block }).every((value) => value === null || value.trim() === '');
