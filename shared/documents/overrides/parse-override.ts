import { eventLimits } from '../event-limits.ts';
import { eventName } from '../parsing/event-name.ts';
import { fields, line, list, oneOf, text, withOptional } from '../parsing/read.ts';
import { resumeLimits } from '../resume-limits.ts';
import { type EntryRewording, type ItemOverride, lineFields, type LineRewording } from './override.ts';

const most = resumeLimits.overridesPerItem;
/** As long as what a block may say, whose words these take the place of. */
const lineText = line(eventLimits.line);
const entryText = text(eventLimits.text);

const lineRewording = withOptional<LineRewording, 'variantId'>(
  { field: oneOf(lineFields), text: lineText, basedOn: lineText },
  { variantId: eventName },
);

/** What an item of a résumé says differently about its block. */
export const itemOverride = fields<ItemOverride>({
  lines: list(lineRewording, most),
  entries: list(fields<EntryRewording>({ id: eventName, text: entryText, basedOn: entryText }), most),
  hidden: list(eventName, most),
  order: list(eventName, most),
});
