import { ApolloLink, Observable, ServerError, ServerParseError } from '@apollo/client';
import { filterOperationVariables } from '@apollo/client/link/utils';
import { print } from '@apollo/client/utilities';

/** A request without an end leaves a person waiting without a word. */
const timeLimitMs = 30_000;

const ownMediaType = 'application/graphql-response+json';

/** Reads an answer. Throws `ServerError` or `ServerParseError` for what is none of the gateway's. */
async function readAnswer(response: Response, name: string): Promise<ApolloLink.Result> {
  const bodyText = await response.text();
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
    throw new ServerError(`The answer to ${name} is none of GraphQL.`, { response, bodyText });
  return answer;
}

/**
 * Sends operations to the gateway, each as one POST. Apollo's own link can do what we never ask for (GET, several parts,
 * names of the client), and all of it would be in everybody's first download.
 */
export function createHttpLink(endpoint: string): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const stop = new AbortController();
        const { query, variables, operationName = 'unnamed operation' } = operation;
        const { headers } = operation.getContext() as { readonly headers?: Readonly<Record<string, string>> };
        fetch(endpoint, {
          method: 'POST',
          credentials: 'omit',
          headers: {
            accept: `${ownMediaType},application/json;q=0.9`,
            'content-type': 'application/json',
            // Leads from a browser's list of requests to the servers' logs and traces.
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
          .then((response) => readAnswer(response, operationName))
          .then(
            (answer) => {
              observer.next(answer);
              observer.complete();
            },
            (cause: unknown) => {
              // Nobody listens to what was called off.
              if (!stop.signal.aborted) observer.error(cause);
            },
          );
        return () => stop.abort();
      }),
  );
}
