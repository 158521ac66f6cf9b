import { datedInputOf, datedValuesOf, type DatedValues } from '../common/texts/dated-values.ts';
import { eventTexts, type TextValues } from '../common/texts/event-texts.ts';
import { textEntries, type TextItem } from '../common/ordered-list/text-item.ts';
import type { WorkEvent } from './list-work.ts';
import type { WorkInput } from './work-operations.ts';

export const workTexts = eventTexts({
  lines: ['position', 'company', 'location'],
  lists: ['accomplishments'],
  entries: textEntries,
});

/** A work event while it is edited. */
export type WorkValues = DatedValues &
  TextValues<(typeof workTexts.lines)[number], (typeof workTexts.lists)[number], TextItem>;

/** Returns the form values of a work event, or empty ones. */
export const workValuesOf = (event: WorkEvent | null): WorkValues => ({
  ...workTexts.valuesOf(event),
  ...datedValuesOf(event),
});

/** Returns the input to save. `uuid` identifies the event before its first save. */
export function workInputOf(values: WorkValues, uuid: string): WorkInput {
  const texts = workTexts.inputOf(values);
  return {
    uuid,
    ...texts,
    position: texts.position ?? '',
    company: texts.company ?? '',
    ...datedInputOf(values),
  };
}
