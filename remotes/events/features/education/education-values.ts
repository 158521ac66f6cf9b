import { textEntries, type TextItem } from '../common/ordered-list/text-item.ts';
import { datedInputOf, datedValuesOf, type DatedValues } from '../common/texts/dated-values.ts';
import { eventTexts, type TextValues } from '../common/texts/event-texts.ts';
import type { EduInput } from './education-operations.ts';
import type { EduEvent } from './list-education.ts';

export const eduTexts = eventTexts({
  lines: ['university', 'degree', 'major', 'minor', 'location'],
  lists: ['accomplishments', 'coursework'],
  entries: textEntries,
});

/** An education event while it is edited. */
export type EduValues = DatedValues &
  TextValues<(typeof eduTexts.lines)[number], (typeof eduTexts.lists)[number], TextItem>;

/** Returns the form values of an education event, or empty ones. */
export const eduValuesOf = (event: EduEvent | null): EduValues => ({
  ...eduTexts.valuesOf(event),
  ...datedValuesOf(event),
});

/** Returns the input to save. `uuid` identifies the event before its first save. */
export function eduInputOf(values: EduValues, uuid: string): EduInput {
  const texts = eduTexts.inputOf(values);
  return { uuid, ...texts, university: texts.university ?? '', ...datedInputOf(values) };
}
