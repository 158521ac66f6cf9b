import { isYearMonth, type EventSectionKind, type YearMonth } from '@shared/documents';
import { storedValue, type StoredValue } from '@shared/remote-kit';
import { emptyBlock, type NewBlock } from './new-block.ts';

/** A new block that somebody began to write, and the name under which it is saved: a repeated try makes no second one. */
export interface BegunBlock {
  readonly uuid: string;
  readonly block: NewBlock;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const month = (value: unknown): YearMonth | null => (isYearMonth(value) ? value : null);

function parse(kept: string): BegunBlock | undefined {
  try {
    const { uuid, block } = JSON.parse(kept) as { readonly uuid?: unknown; readonly block?: unknown };
    if (typeof uuid !== 'string' || typeof block !== 'object' || block === null) return undefined;
    const { title, place, location, startDate, endDate, entries } = block as Record<keyof NewBlock, unknown>;
    return {
      uuid,
      block: {
        ...{ title: text(title), place: text(place), location: text(location) },
        ...{ startDate: month(startDate), endDate: month(endDate), entries: text(entries) },
      },
    };
  } catch {
    return undefined;
  }
}

/** The block of a kind that a person has begun; on this device until it is saved or discarded. */
export const keptNewBlock = (subject: string, kind: EventSectionKind): StoredValue<BegunBlock> =>
  storedValue(`tessera.resume-builder.new-block.${kind}.${subject}`, { parse, print: JSON.stringify });

export const newBegun = (): BegunBlock => ({ uuid: crypto.randomUUID(), block: emptyBlock });

/** Whether nothing has been written yet. */
export const isBlank = (block: NewBlock): boolean =>
  Object.values<string | null>({ ...block }).every((value) => value === null || value.trim() === '');
