import { and, asc, eq, gt, lt, notInArray, sql } from 'drizzle-orm';
import { v7 as createId } from 'uuid';
import type { Database } from '../../../platform/database/database.ts';
import { identityResetRequests } from '../../../platform/database/schema/identity.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import { startPolling } from '../../../platform/worker/polling-worker.ts';
import { requestReset, type ResetRequest } from './request-reset.ts';
import { resetMessage } from './reset-message.ts';
import { linkLifetime } from './reset-token.ts';

/** The number of requests that one process handles at a time. */
const atOnce = 3;

/** The milliseconds between two polls for requests that other processes have left. */
export const resetPollIntervalMs = 5_000;

const oldest = sql`now() - make_interval(secs => ${linkLifetime}::int)`;

export interface ResetRequestQueueOptions {
  readonly database: Database;
  readonly outbox: Outbox;
  /** The site's origin, to which every link leads. */
  readonly origin: string;
  /** Called with each failure. The next poll tries again. */
  readonly onError: (error: unknown) => void;
  /** The milliseconds between two polls for requests that other processes have left. */
  readonly pollIntervalMs?: number;
}

/** Requests for links, which wait in the database until their message is stored. */
export interface ResetRequestQueue {
  /**
   * Resolves when the request is stored, with the same work for every address. From then on, an account with that
   * address will get its link.
   */
  enqueue(request: ResetRequest): Promise<void>;
  /** Determines in the background which requests get a link. */
  poll(): void;
  /** Resolves when the work in progress is done. */
  close(): Promise<void>;
}

/** Deletes requests that have waited for longer than a link would have worked. */
export const dropOldRequests = (database: Database): Promise<unknown> =>
  database.delete(identityResetRequests).where(lt(identityResetRequests.createdAt, oldest));

/**
 * Processes reset requests. Only this code depends on whether an address has an account, and no answer waits for it. A
 * request, the link that it creates, and the message with it change together: if a process dies, the next one handles
 * the request.
 */
export function startResetRequestQueue(options: ResetRequestQueueOptions): ResetRequestQueue {
  const { database, outbox, origin, onError, pollIntervalMs = resetPollIntervalMs } = options;
  const answer = (id: string): Promise<void> =>
    database.transaction(async (transaction) => {
      const [claimedRequest] = await transaction
        .delete(identityResetRequests)
        .where(eq(identityResetRequests.id, id))
        .returning({ email: identityResetRequests.email, language: identityResetRequests.language });
      const mail = claimedRequest && (await requestReset(transaction, claimedRequest));
      if (mail) await outbox.post(resetMessage(origin, mail), transaction);
    });

  const { poll, close } = startPolling({
    nextStep() {
      const failedIds: string[] = [];
      const attempt = ({ id }: { readonly id: string }): Promise<void> =>
        answer(id).catch((error: unknown) => {
          failedIds.push(id);
          onError(error);
        });
      return Promise.resolve(async () => {
        const waitingRequests = await database
          .select({ id: identityResetRequests.id })
          .from(identityResetRequests)
          .where(and(gt(identityResetRequests.createdAt, oldest), notInArray(identityResetRequests.id, failedIds)))
          .orderBy(asc(identityResetRequests.createdAt))
          .limit(atOnce);
        await Promise.all(waitingRequests.map(attempt));
        return waitingRequests.length > 0;
      });
    },
    onError,
    pollIntervalMs,
  });

  return {
    async enqueue({ email, language }) {
      await database.insert(identityResetRequests).values({ id: createId(), email, language });
    },
    poll,
    close,
  };
}
