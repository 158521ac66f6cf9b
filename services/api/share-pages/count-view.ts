import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'drizzle-orm';
import { isbot } from 'isbot';
import type { Database } from '../../platform/database/database.ts';
import { shareViews } from '../../platform/database/schema/index.ts';
import type { Queries } from '../../domain/queries.ts';
import type { ReadSessionUser } from '../../process/service.ts';
import type { ShareResult } from './find-share.ts';

export interface ViewCounterOptions {
  readonly database: Database;
  readonly queries: Queries;
  /** Reads who is signed in, where this process can. */
  readonly personOf?: ReadSessionUser | undefined;
}

/** Whether the visitor is a program that fetches a page for a preview or an index, or a browser that prefetches it. */
function isNobody({ headers }: FastifyRequest): boolean {
  const purpose = headers['sec-purpose'] ?? headers['purpose'];
  return isbot(headers['user-agent']) || purpose?.includes('prefetch') === true;
}

/** Counts a visit: a number for the day, and nothing about the visitor. The owner's own visits are not counted. */
export async function countView(
  { database, queries, personOf }: ViewCounterOptions,
  { share, account }: ShareResult,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (isNobody(request)) return;
  const person = await personOf?.(request, reply);
  const [visitor] = person ? await queries.account.execute({ issuer: person.issuer, subject: person.subject }) : [];
  if (visitor?.id === account.id) return;
  await database
    .insert(shareViews)
    .values({ accountId: share.accountId, shareId: share.id, day: sql`(now() at time zone 'utc')::date`, views: 1 })
    .onConflictDoUpdate({
      target: [shareViews.accountId, shareViews.shareId, shareViews.day],
      set: { views: sql`${shareViews.views} + 1` },
    });
}
