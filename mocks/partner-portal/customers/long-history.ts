import records from './long-history.json' with { type: 'json' };
import { history } from './records.ts';

/** Three decades at work, as the customer has told an adviser. */
export const longHistory = history(records.work, records.education);
