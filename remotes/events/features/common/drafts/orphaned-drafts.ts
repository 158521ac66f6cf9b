import { storedText } from '@shared/remote-kit';
import { draftedRecords, draftKey, newRecord, type DraftPlace } from '@shared/record-forms';

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(place: DraftPlace, id: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(storedText(draftKey(place, id)).get() ?? '');
    return typeof value === 'object' && value !== null ? (value as Fields) : undefined;
  } catch {
    return undefined;
  }
}

const textOf = (fields: Fields | undefined, name: string): string => {
  const value = fields?.[name];
  return typeof value === 'string' ? value : '';
};

/** When the last draft at a place was begun, an instant in ISO 8601; undefined when none can be read. */
export function lastBegunAt(place: DraftPlace): string | undefined {
  const [last] = draftsAt(place);
  const begunAt = textOf(last?.fields, 'begunAt');
  return Number.isNaN(Date.parse(begunAt)) ? undefined : begunAt;
}

/** The drafts at a place, the last first. */
function draftsAt(place: DraftPlace): readonly { readonly id: string; readonly fields: Fields | undefined }[] {
  return (draftedRecords(place.subject, place.kind).get(place.record) ?? [])
    .map((id) => ({ id, fields: fieldsOf(place, id) }))
    .sort((one, other) => textOf(other.fields, 'keptAt').localeCompare(textOf(one.fields, 'keptAt')));
}

/**
 * Makes the drafts of a block that is gone those of a new one. The new one keeps the block's own uuid: once it is saved,
 * it is back in the documents that name it. Answers the id of the last of them.
 */
export function makeDraftsNew(place: DraftPlace): string | undefined {
  const drafts = draftsAt(place).filter(({ fields }) => fields !== undefined);
  for (const { id, fields } of drafts) {
    const moved = storedText(draftKey({ ...place, record: newRecord }, id));
    if (!moved.set(JSON.stringify({ ...fields, version: null }))) {
      // Where the device has no room for a second copy, the first gives way to it.
      storedText(draftKey(place, id)).remove();
      moved.set(JSON.stringify({ ...fields, version: null }));
    } else storedText(draftKey(place, id)).remove();
  }
  return drafts[0]?.id;
}
