import { eventLimits } from '../event-limits.ts';
import { eventName, fields, isRecord, line, list, oneOf, type Read, text, withOptional } from '../parsing/read.ts';
import { resumeLimits } from '../resume-limits.ts';
import { type EntryRewording, type ItemOverride, lineFields, type LineRewording } from './override.ts';

const most = resumeLimits.overridesPerItem;
/** The same limits as the block's texts that these replace. */
const lineText = line(eventLimits.line);
const entryText = text(eventLimits.text);

const rewordingIn = (read: Read<string>): Read<LineRewording> =>
  withOptional<LineRewording, 'variantId'>(
    { field: oneOf(lineFields), text: read, basedOn: read },
    { variantId: eventName },
  );
const [ofLine, ofParagraph] = [rewordingIn(lineText), rewordingIn(entryText)];
const lineRewording: Read<LineRewording> = (value, path, problems) => {
  const isParagraph = isRecord(value) && value['field'] === 'text';
  return (isParagraph ? ofParagraph : ofLine)(value, path, problems);
};

/** Reads the override of an item of a résumé. */
export const itemOverride = fields<ItemOverride>({
  lines: list(lineRewording, most),
  entries: list(fields<EntryRewording>({ id: eventName, text: entryText, basedOn: entryText }), most),
  hidden: list(eventName, most),
  order: list(eventName, most),
});
