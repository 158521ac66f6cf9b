import { asc, count } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { outgoingMail } from '../database/schema/outgoing-mail.ts';

export interface WaitingMail {
  readonly count: number;
  /** The seconds since the oldest waiting message was stored; 0 if none waits. */
  readonly oldestSeconds: number;
}

/** Returns the milliseconds since 1970 at which a UUIDv7 was created, which its first 48 bits are (RFC 9562 §5.7). */
const creationTimeOf = (id: string): number => parseInt(id.replaceAll('-', '').slice(0, 12), 16);

/** Reads how many messages wait to be sent, for the metrics. */
export async function readWaitingMail(database: Database): Promise<WaitingMail> {
  const [[total], [oldest]] = await Promise.all([
    database.select({ count: count() }).from(outgoingMail),
    database.select({ id: outgoingMail.id }).from(outgoingMail).orderBy(asc(outgoingMail.id)).limit(1),
  ]);
  return {
    count: total?.count ?? 0,
    oldestSeconds: oldest ? Math.max(0, Date.now() - creationTimeOf(oldest.id)) / 1000 : 0,
  };
}
