import type { Renewed } from './ask-provider.ts';
import type { StoredUserManager } from './stored-user-manager.ts';
import type { TokenStore } from './token-store.ts';

export interface RenewalOptions {
  readonly tokens: TokenStore;
  readonly person: Pick<StoredUserManager, 'loadStored'>;
  /** Requests a token newer than this one from the provider. */
  readonly ask: (stale: string | undefined) => Promise<Renewed>;
}

/**
 * Runs `work` while no other tab does the same. Without Web Locks (an insecure origin) tabs may renew twice, which is
 * harmless.
 */
async function withLock<T>(work: () => Promise<T>): Promise<T> {
  const locks = (navigator as { readonly locks?: LockManager }).locks;
  return locks ? locks.request('tessera-session-renewal', work) : work();
}

/**
 * Creates the function that renews the ID token. Concurrent callers share one renewal; tabs renew one after the other,
 * and a tab that finds a newer token than its stale one takes that.
 *
 * The returned promise rejects as `ask` does.
 */
export function createRenewal({ tokens, person, ask }: RenewalOptions): () => Promise<Renewed> {
  let underWay: Promise<Renewed> | undefined;

  const renew = async (stale: string | undefined): Promise<Renewed> =>
    withLock(async () => {
      // The user signed out in another tab while this one waited.
      if (stale !== undefined && tokens.idToken === undefined) return 'refused';
      if (tokens.idToken !== stale && tokens.remaining() > 0) {
        person.loadStored();
        return 'renewed';
      }
      return ask(stale);
    });

  return () => {
    underWay ??= renew(tokens.idToken).finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}
