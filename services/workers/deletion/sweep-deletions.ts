import { and, asc, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { accounts } from '../../platform/database/schema/index.ts';
import { deleteDataOf, type DataPlaces } from '../../domain/accounts/deletion/delete-account-data.ts';

/** A person as the gateway knows them (docs/adr/0002). */
export interface Person {
  readonly issuer: string;
  readonly subject: string;
}

export interface DeletionOptions extends DataPlaces {
  /**
   * Deletes what lets the person sign in, with all sessions. Answers whether there was anything. It is called again for
   * the same person when the process ends in between.
   */
  readonly endSignIn: (person: Person) => Promise<boolean>;
  /** Told of an account that could not be deleted now; the next sweep tries again. */
  readonly onError: (error: unknown) => void;
}

/** Minutes after the last token could be had until the data goes: tokens live five, and clocks differ. */
const tokensLive = 10;
/** Accounts that are looked at in one go. */
const batchSize = 100;

/** From here on nobody can change their mind: one statement, so that a change of mind comes before it or not at all. */
const beginDue = ({ database }: DataPlaces) =>
  database
    .update(accounts)
    .set({ accessEndedAt: sql`now()` })
    .where(and(lte(accounts.deletionDate, sql`now()`), isNull(accounts.accessEndedAt)));

interface Leaving extends Person {
  readonly id: string;
  readonly isQuiet: boolean;
}

/** Accounts whose deletion has begun, after `id`. */
const leavingAfter = ({ database }: DataPlaces, id: string | undefined): Promise<Leaving[]> =>
  database
    .select({
      id: accounts.id,
      issuer: accounts.issuer,
      subject: accounts.subject,
      isQuiet: sql<boolean>`${accounts.accessEndedAt} < now() - make_interval(mins => ${tokensLive}::int)`,
    })
    .from(accounts)
    .where(
      and(
        isNotNull(accounts.deletionDate),
        isNotNull(accounts.accessEndedAt),
        id === undefined ? undefined : gt(accounts.id, id),
      ),
    )
    .orderBy(asc(accounts.id))
    .limit(batchSize);

/**
 * Deletes the accounts whose date has come (decisions.md "Profile, plan, account"), in two steps: first nobody can sign in
 * any more, and a sweep or two later, when no token is good any more that could make the account anew, all data goes. The
 * account's row goes last: until then the next sweep finds it and does what this one did not finish. Answers how many
 * are gone.
 */
export async function sweepDeletions(options: DeletionOptions): Promise<number> {
  await beginDue(options);
  let gone = 0;
  let last: string | undefined;
  for (;;) {
    const batch = await leavingAfter(options, last);
    for (const { isQuiet, ...person } of batch) {
      try {
        const couldSignIn = await options.endSignIn(person);
        if (couldSignIn || !isQuiet) continue;
        await deleteDataOf(options, person.issuer, [person.subject]);
        gone += 1;
      } catch (error) {
        options.onError(error);
      }
    }
    last = batch.at(-1)?.id;
    if (batch.length < batchSize) return gone;
  }
}

/** Milliseconds between sweeps: dates are told by the day, and two steps are needed. */
export const deletionsEvery = 10 * 60 * 1000;

/** Sweeps now and every ten minutes, until the returned function is called. */
export function startDeletions(options: DeletionOptions): () => Promise<void> {
  let underWay: Promise<unknown> = Promise.resolve();
  const sweep = (): void => {
    underWay = underWay.then(() => sweepDeletions(options)).catch(options.onError);
  };
  sweep();
  const timer = setInterval(sweep, deletionsEvery);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
