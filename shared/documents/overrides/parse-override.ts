import { eventLimits } from '../event-limits.ts';
import {
  eventName,
  fields,
  isRecord,
  line,
  list,
  oneOf,
  partialDate,
  type Read,
  text,
  withOptional,
} from '../parsing/read.ts';
import { resumeLimits } from '../resume-limits.ts';
import {
  type AddedEntry,
  dateFields,
  type EntryRewording,
  type ItemOverride,
  lineFields,
  type LineRewording,
  listFields,
} from './override.ts';

const most = resumeLimits.overridesPerItem;
/** The same limits as the block's texts that these replace. */
const lineText = line(eventLimits.line);
const entryText = text(eventLimits.text);

const rewordingIn = (read: Read<string>): Read<LineRewording> =>
  withOptional<LineRewording, 'variantId'>(
    { field: oneOf(lineFields), text: read, basedOn: read },
    { variantId: eventName },
  );
/** A date of a block, or the lack of one. */
const date: Read<string> = (value, path, problems) => (value === '' ? '' : partialDate(value, path, problems));
const [ofLine, ofParagraph, ofDate] = [rewordingIn(lineText), rewordingIn(entryText), rewordingIn(date)];
const lineRewording: Read<LineRewording> = (value, path, problems) => {
  const field = isRecord(value) ? value['field'] : undefined;
  const isDate = dateFields.some((date) => date === field);
  return (field === 'text' ? ofParagraph : isDate ? ofDate : ofLine)(value, path, problems);
};

const addedEntry = withOptional<AddedEntry, 'variantId'>(
  { id: eventName, list: oneOf(listFields), text: entryText },
  { variantId: eventName },
);

/** Reads the override of an item of a résumé. */
export const itemOverride = withOptional<ItemOverride, 'added'>(
  {
    lines: list(lineRewording, most),
    entries: list(fields<EntryRewording>({ id: eventName, text: entryText, basedOn: entryText }), most),
    hidden: list(eventName, most),
    order: list(eventName, most),
  },
  { added: list(addedEntry, most) },
);
