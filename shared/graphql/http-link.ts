import { ApolloLink, Observable, ServerError, ServerParseError } from '@apollo/client';
import { filterOperationVariables } from '@apollo/client/link/utils';
import { print } from '@apollo/client/utilities';
import { NetworkFault } from './failures.ts';

/** Without a time limit, a hanging request would leave the user waiting without a message. */
const timeLimitMs = 30_000;

const ownMediaType = 'application/graphql-response+json';

interface Received {
  readonly response: Response;
  readonly bodyText: string;
}

/** Reads a response. Throws `ServerError` or `ServerParseError` for one that is not from the API. */
function readAnswer({ response, bodyText }: Received, name: string): ApolloLink.Result {
  const isOwn = response.headers.get('content-type')?.includes(ownMediaType) === true;
  if (response.status >= 300 && !isOwn)
    throw new ServerError(`The gateway answered ${name} with status ${response.status}.`, { response, bodyText });
  let answer: ApolloLink.Result | null;
  try {
    answer = JSON.parse(bodyText) as ApolloLink.Result | null;
  } catch (cause) {
    throw new ServerParseError(cause, { response, bodyText });
  }
  if (typeof answer !== 'object' || answer === null || !('data' in answer || 'errors' in answer))
    throw new ServerError(`The response to ${name} is not GraphQL.`, { response, bodyText });
  return answer;
}

/**
 * Returns the error for a request that a browser could not send or whose response broke off. Browsers hide why a
 * request to another origin fails, so this adds the likely reasons for the developer of the host page.
 */
function networkFaultOf(cause: TypeError, endpoint: string): NetworkFault {
  const { origin } = new URL(endpoint, location.href);
  if (origin === location.origin) return new NetworkFault(cause.message, { cause });
  const reasons = `${origin} is not there, connect-src leaves it out, or ${location.origin} is not registered with it`;
  return new NetworkFault(`${cause.message}: ${reasons}.`, { cause });
}

/** Sends a request and receives the whole response. Throws a `NetworkFault` without a connection. */
async function exchange(endpoint: string, request: RequestInit): Promise<Received> {
  try {
    const response = await fetch(endpoint, request);
    return { response, bodyText: await response.text() };
  } catch (cause) {
    throw cause instanceof TypeError ? networkFaultOf(cause, endpoint) : cause;
  }
}

/**
 * Sends operations to the API, each as one POST. Apollo's own link supports features that we never use (GET, multipart,
 * client names), and all of them would be part of the first download.
 */
export function createHttpLink(endpoint: string): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const stop = new AbortController();
        const { query, variables, operationName = 'unnamed operation' } = operation;
        const { headers } = operation.getContext() as { readonly headers?: Readonly<Record<string, string>> };
        exchange(endpoint, {
          method: 'POST',
          credentials: 'omit',
          headers: {
            accept: `${ownMediaType},application/json;q=0.9`,
            'content-type': 'application/json',
            // Connects a request in the browser's network panel with the servers' logs and traces.
            'x-request-id': crypto.randomUUID(),
            ...headers,
          },
          body: JSON.stringify({
            operationName: operation.operationName,
            variables: filterOperationVariables(variables, query),
            query: print(query),
          }),
          signal: AbortSignal.any([stop.signal, AbortSignal.timeout(timeLimitMs)]),
        })
          .then((received) => readAnswer(received, operationName))
          .then(
            (answer) => {
              observer.next(answer);
              observer.complete();
            },
            (cause: unknown) => {
              // An aborted request has no listener.
              if (!stop.signal.aborted) observer.error(cause);
            },
          );
        return () => stop.abort();
      }),
  );
}
