import type { ApolloClient, InMemoryCache } from '@apollo/client';
import type { Session } from '@shared/contracts';
import { createCache } from './cache.ts';
import { createGraphqlClient } from './create-client.ts';
import type { RequestOwner } from './report-link.ts';

interface Account {
  readonly endpoint: string;
  readonly subject: string;
  readonly cache: InMemoryCache;
  /** One client for each remote, all with the same cache: a change made in one is visible in all. */
  readonly clients: Map<string, { client: ApolloClient; owner: RequestOwner }>;
  session: Session;
  stopListening: () => void;
}

/** Owned by the module and not by the first remote, because an unmount must not empty the cache of the others. */
const accounts = new Set<Account>();

function forget(account: Account): void {
  accounts.delete(account);
  account.stopListening();
  for (const { client } of account.clients.values()) client.stop();
  void account.cache.reset();
}

function listen(account: Account, session: Session): void {
  account.stopListening();
  account.session = session;
  account.stopListening = session.onChange?.(() => forget(account)) ?? (() => undefined);
}

function accountFor(session: Session, endpoint: string): Account {
  for (const account of accounts) {
    if (account.endpoint !== endpoint) continue;
    if (account.subject === session.subject) {
      if (account.session !== session) listen(account, session);
      return account;
    }
    // Another user signed in, who must not see what the previous one saw.
    forget(account);
  }
  const account: Account = {
    endpoint,
    subject: session.subject,
    cache: createCache(),
    clients: new Map(),
    session,
    stopListening: () => undefined,
  };
  listen(account, session);
  accounts.add(account);
  return account;
}

/**
 * Returns the client of `owner` for this user at this endpoint. There is one cache for each (subject, endpoint), which
 * is discarded when the user signs out or another one signs in.
 */
export function clientFor(session: Session, endpoint: string, owner: RequestOwner): ApolloClient {
  const account = accountFor(session, endpoint);
  const known = account.clients.get(owner.name);
  if (known !== undefined) {
    known.owner = owner;
    return known.client;
  }
  const client = createGraphqlClient({
    endpoint,
    cache: account.cache,
    session: () => account.session,
    owner: {
      name: owner.name,
      version: owner.version,
      onError: (report) => current.owner.onError?.(report),
      onIntent: (intent) => current.owner.onIntent?.(intent),
      onAccepted: () => current.owner.onAccepted?.(),
    },
  });
  const current = { owner, client };
  account.clients.set(owner.name, current);
  return client;
}
