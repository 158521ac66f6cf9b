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

/** Returns when the newest draft at a place was started, as an ISO 8601 instant; undefined if no draft can be read. */
export function lastStartedAt(place: DraftPlace): string | undefined {
  const [last] = draftsAt(place);
  const begunAt = textOf(last?.fields, 'begunAt');
  return Number.isNaN(Date.parse(begunAt)) ? undefined : begunAt;
}

/** Returns the drafts at a place, newest first. */
function draftsAt(place: DraftPlace): readonly { readonly id: string; readonly fields: Fields | undefined }[] {
  return (draftedRecords(place.subject, place.kind).get(place.record) ?? [])
    .map((id) => ({ id, fields: fieldsOf(place, id) }))
    .sort((one, other) => textOf(other.fields, 'keptAt').localeCompare(textOf(one.fields, 'keptAt')));
}

/**
 * Turns the drafts of a deleted block into drafts of a new one. The new block keeps the uuid, so that saving it puts it
 * back into the documents that refer to it. Returns the id of the newest draft.
 */
export function makeDraftsNew(place: DraftPlace): string | undefined {
  const drafts = draftsAt(place).filter(({ fields }) => fields !== undefined);
  for (const { id, fields } of drafts) {
    const moved = storedText(draftKey({ ...place, record: newRecord }, id));
    if (!moved.set(JSON.stringify({ ...fields, version: null }))) {
      // If the device has no room for a second copy, the first one is removed before the new one is stored.
      storedText(draftKey(place, id)).remove();
      moved.set(JSON.stringify({ ...fields, version: null }));
    } else storedText(draftKey(place, id)).remove();
  }
  return drafts[0]?.id;
}
