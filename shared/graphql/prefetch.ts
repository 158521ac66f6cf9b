import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';

interface Asked {
  readonly query: DocumentNode;
  readonly variables?: OperationVariables;
}

/** Milliseconds for which data that was requested before its page was drawn is not requested again. */
const freshFor = 10_000;

const requests = new WeakMap<ApolloClient, Map<string, Promise<unknown>>>();

const keyOf = ({ query, variables = {} }: Asked): string =>
  JSON.stringify([query.definitions.map((each) => ('name' in each ? each.name.value : '')), variables]);

/**
 * Requests data before the page that shows it is drawn, which takes longer on a slow device than the answer. A failure
 * is left to the page, which requests it again.
 */
export function prefetch(client: ApolloClient, asked: Asked): void {
  const key = keyOf(asked);
  const running = requests.get(client) ?? new Map<string, Promise<unknown>>();
  requests.set(client, running);
  if (running.has(key)) return;
  const request = client.query({ ...asked, fetchPolicy: 'network-only' });
  running.set(key, request);
  const forget = (): void => void running.delete(key);
  request.then(({ error }) => {
    if (error === undefined) setTimeout(forget, freshFor);
    else forget();
  }, forget);
}

/** Returns the request for this data if it was made just now; undefined otherwise. */
export const prefetched = (client: ApolloClient, asked: Asked): Promise<unknown> | undefined =>
  requests.get(client)?.get(keyOf(asked));
