import { and, asc, eq, gt, lt, notInArray, sql } from 'drizzle-orm';
import { v7 as createId } from 'uuid';
import type { Database } from '../../../platform/database/open-database.ts';
import { identityResetRequests } from '../../../platform/database/schema/identity.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import { startPolling } from '../../../platform/worker/polling-worker.ts';
import { requestReset, type ResetRequest } from './request-reset.ts';
import { resetMessage } from './reset-message.ts';
import { linkLifetime } from './reset-token.ts';

/** Requests that one process answers at a time. */
const atOnce = 3;

/** Milliseconds between two looks for what others have left. */
export const keptLookEvery = 5_000;

const oldest = sql`now() - make_interval(secs => ${linkLifetime}::int)`;

export interface KeptRequestsOptions {
  readonly database: Database;
  readonly outbox: Outbox;
  /** The site's origin: every link leads there. */
  readonly origin: string;
  /** Told of what fails; the next look tries again. */
  readonly onError: (error: unknown) => void;
  /** Milliseconds between two looks for what others have left. */
  readonly lookEvery?: number;
}

/** Requests for links, which wait in the database until their message is kept. */
export interface KeptRequests {
  /** Resolves when the request is kept, with the same work for every address: from then on a link leaves for who has one. */
  keep(wish: ResetRequest): Promise<void>;
  /** Finds out, in the background, for whom there is a link to send. */
  look(): void;
  /** Ends when what is under way is done. */
  close(): Promise<void>;
}

/** Deletes what has waited for longer than a link would have worked. */
export const dropOldRequests = (database: Database): Promise<unknown> =>
  database.delete(identityResetRequests).where(lt(identityResetRequests.createdAt, oldest));

/**
 * Only here does anything happen that depends on who has an address, and nobody's answer waits for it. A request, the link
 * that it makes and the message with it change together: a process that dies leaves the request to the next one.
 */
export function startKeptRequests(options: KeptRequestsOptions): KeptRequests {
  const { database, outbox, origin, onError, lookEvery = keptLookEvery } = options;
  const answer = (id: string): Promise<void> =>
    database.transaction(async (transaction) => {
      const [taken] = await transaction
        .delete(identityResetRequests)
        .where(eq(identityResetRequests.id, id))
        .returning({ email: identityResetRequests.email, language: identityResetRequests.language });
      const mail = taken && (await requestReset(transaction, taken));
      if (mail) await outbox.post(resetMessage(origin, mail), transaction);
    });

  const { poll: look, close } = startPolling({
    nextStep() {
      const failed: string[] = [];
      const attempt = ({ id }: { readonly id: string }): Promise<void> =>
        answer(id).catch((error: unknown) => {
          failed.push(id);
          onError(error);
        });
      return Promise.resolve(async () => {
        const waiting = await database
          .select({ id: identityResetRequests.id })
          .from(identityResetRequests)
          .where(and(gt(identityResetRequests.createdAt, oldest), notInArray(identityResetRequests.id, failed)))
          .orderBy(asc(identityResetRequests.createdAt))
          .limit(atOnce);
        await Promise.all(waiting.map(attempt));
        return waiting.length > 0;
      });
    },
    onError,
    pollIntervalMs: lookEvery,
  });

  return {
    async keep({ email, language }) {
      await database.insert(identityResetRequests).values({ id: createId(), email, language });
    },
    look,
    close,
  };
}
