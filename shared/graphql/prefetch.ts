import type { ApolloCache, ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';

interface Asked {
  readonly query: DocumentNode;
  readonly variables?: OperationVariables;
}

/** Milliseconds for which data that was requested before its page was drawn is not requested again. */
const freshFor = 10_000;

/** The requests of all clients of a cache: what one of them changes makes the data of the others old. */
const requests = new WeakMap<ApolloCache, Map<string, Promise<unknown>>>();

const keyOf = ({ query, variables = {} }: Asked): string =>
  JSON.stringify([query.definitions.map((each) => ('name' in each ? each.name.value : '')), variables]);

/**
 * Requests data before the page that shows it is drawn, which takes longer on a slow device than the answer. A failure
 * is left to the page, which requests it again.
 */
export function prefetch(client: ApolloClient, asked: Asked): void {
  const key = keyOf(asked);
  const running = requests.get(client.cache) ?? new Map<string, Promise<unknown>>();
  requests.set(client.cache, running);
  if (running.has(key)) return;
  const request = client.query({ ...asked, fetchPolicy: 'network-only' });
  running.set(key, request);
  const forget = (): void => void running.delete(key);
  request.then(({ error }) => {
    if (error === undefined) setTimeout(forget, freshFor);
    else forget();
  }, forget);
}

/** Returns whether this data was requested just now, and nothing has been changed since. */
export const isPrefetched = (client: ApolloClient, asked: Asked): boolean =>
  requests.get(client.cache)?.has(keyOf(asked)) === true;

/** Makes pages request their data again, because a change is on its way. */
export const forgetPrefetched = (cache: ApolloCache): void => requests.get(cache)?.clear();
