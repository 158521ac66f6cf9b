import type { EventKind } from '../../platform/database/schema/index.ts';
import type { RequestContext } from './request-context.ts';
import { noDataFound } from '../errors.ts';
import { type EventOf, ofKind } from '../events/events.ts';
import { recordId } from '../ids.ts';

/** The caller's blocks of one kind, the newest first. */
export async function listEvents<Kind extends EventKind>(
  context: RequestContext,
  kind: Kind,
): Promise<EventOf<Kind>[]> {
  const { id: accountId } = await context.account();
  const rows = await context.queries.eventsOfKind.execute({ accountId, kind });
  return rows.map((row) => ofKind(row, kind));
}

/** One of the caller's blocks; NO_DATA_FOUND when there is none of that id and kind. */
export async function readEvent<Kind extends EventKind>(
  context: RequestContext,
  kind: Kind,
  id: string,
): Promise<EventOf<Kind>> {
  const { id: accountId } = await context.account();
  const [row] = await context.queries.event.execute({ accountId, kind, id: recordId(id) });
  if (!row) throw noDataFound();
  return ofKind(row, kind);
}
