import type { FastifyBaseLogger } from 'fastify';
import type { AccountKey } from '../domain/account-key.ts';
import { createAccountWatch } from '../domain/activities/account-watch.ts';
import { isWatched, type RecordActivity, type WatchedActivity } from '../domain/activities/activities.ts';
import { findAccountId } from '../domain/activities/find-account-id.ts';
import type { Database } from '../platform/database/database.ts';
import type { Counters } from '../platform/telemetry/metrics.ts';

export interface ActivityRecorderOptions {
  readonly counters: Pick<Counters, 'countActivity' | 'countUnusualAccount'>;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Where the account of a person is found. A process without it cannot name the account in its log. */
  readonly database: Database | undefined;
}

/** Creates the function that counts activities for the metrics, and reports accounts that do unusually much. */
export function createActivityRecorder({ counters, log, database }: ActivityRecorderOptions): RecordActivity {
  /** Only the log says which account it was: by its ID, since a partner's subject may identify a person. */
  const report = async (activity: WatchedActivity, person: AccountKey): Promise<void> => {
    const account = database && (await findAccountId(database, person));
    log.warn({ activity, account }, 'An account is unusually active');
  };
  const watch = createAccountWatch({
    onUnusual(activity, person) {
      counters.countUnusualAccount(activity);
      report(activity, person).catch((error: unknown) =>
        log.error(error, 'The account of an unusual activity could not be found'),
      );
    },
  });
  return (activity, person) => {
    counters.countActivity(activity);
    if (person && isWatched(activity)) watch(activity, person);
  };
}
