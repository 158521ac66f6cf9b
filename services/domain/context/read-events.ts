import type { EventKind } from '../../platform/database/schema/index.ts';
import type { RequestContext } from './request-context.ts';
import { noDataFound } from '../errors.ts';
import { type EventOf, narrowToKind } from '../events/events.ts';
import { recordId } from '../ids.ts';

/** Reads the caller's blocks of one kind, the newest first. */
export async function listEvents<Kind extends EventKind>(
  context: RequestContext,
  kind: Kind,
): Promise<EventOf<Kind>[]> {
  const { id: accountId } = await context.account();
  const rows = await context.queries.eventsOfKind.execute({ accountId, kind });
  return rows.map((row) => narrowToKind(row, kind));
}

/** Reads one of the caller's blocks. Throws NO_DATA_FOUND for an unknown id or another kind. */
export async function readEvent<Kind extends EventKind>(
  context: RequestContext,
  kind: Kind,
  id: string,
): Promise<EventOf<Kind>> {
  const { id: accountId } = await context.account();
  const [row] = await context.queries.event.execute({ accountId, kind, id: recordId(id) });
  if (!row) throw noDataFound();
  return narrowToKind(row, kind);
}
