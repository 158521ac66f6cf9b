import records from './long-history.json' with { type: 'json' };
import { history } from './records.ts';

/** Three decades of work, as the customer has described them to an adviser. */
export const longHistory = history(records.work, records.education);
