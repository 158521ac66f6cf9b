import { ApolloLink, type Observable } from '@apollo/client';
import type { Session, TokenRequest } from '@shared/contracts';
import { catchError, from, map, mergeMap, of, throwError } from 'rxjs';
import { codesOf, isUnauthenticated, TokenUnavailable } from './failures.ts';

export interface AuthOptions {
  /** Returns the session at the time of the request. */
  readonly session: () => Session;
  /** Called when a request is refused although the token was renewed, or when there is no token. */
  readonly onSignedOut: () => void;
  /** Called for each response for which the token was accepted, to notice that a session has returned. */
  readonly onAccepted: () => void;
}

type Answer = Observable<ApolloLink.Result>;
/** `refused` holds the refusal as it was received, as a result or as an error. */
type Outcome = { readonly answer: ApolloLink.Result } | { readonly refused: Answer };

const outcomeOf = (result: ApolloLink.Result): Outcome =>
  codesOf(result.errors ?? []).includes('UNAUTHENTICATED') ? { refused: of(result) } : { answer: result };

const ask = (session: Session, reason: TokenRequest['reason']): Promise<string | null> =>
  session.getToken({ reason }).catch((cause: unknown) => {
    throw new TokenUnavailable(cause);
  });

/**
 * Sends the bearer token with each request (product.md §7). A refused token is renewed once, by one call for all
 * requests that were refused together, and each of them is sent once more.
 */
export function createAuthLink({ session, onSignedOut, onAccepted }: AuthOptions): ApolloLink {
  const renew = createRenewal(session);

  return new ApolloLink((operation, forward) => {
    const attempt = (token: string | null): Observable<Outcome> => {
      const authorization = token === null ? '' : `Bearer ${token}`;
      operation.setContext(({ headers }) => ({
        headers: { ...(headers as Record<string, string> | undefined), authorization },
      }));
      return forward(operation).pipe(
        map(outcomeOf),
        catchError((error: unknown) => {
          const failure = throwError(() => error);
          return isUnauthenticated(error) ? of({ refused: failure }) : failure;
        }),
      );
    };
    const accept = (answer: ApolloLink.Result): Answer => {
      onAccepted();
      return of(answer);
    };
    const giveUp = (refused: Answer): Answer => {
      onSignedOut();
      return refused;
    };
    const sentAt = renew.count();
    return from(ask(session(), 'first-use')).pipe(
      mergeMap(attempt),
      mergeMap((first) => {
        if ('answer' in first) return accept(first.answer);
        return from(renew.since(sentAt)).pipe(
          mergeMap((token) => (token === null ? of(first) : attempt(token))),
          mergeMap((second) => ('answer' in second ? accept(second.answer) : giveUp(second.refused))),
        );
      }),
    );
  });
}

interface Renewal {
  /** Returns how many times the token has been renewed. */
  count(): number;
  /** Returns a token renewed after that count: the current one, the one being fetched, or a new one. */
  since(count: number): Promise<string | null>;
}

function createRenewal(session: () => Session): Renewal {
  let renewals = 0;
  let newest: Promise<string | null> | undefined;
  let underWay = false;
  return {
    count: () => renewals,
    since(count) {
      if (newest !== undefined && (underWay || renewals > count)) return newest;
      underWay = true;
      newest = ask(session(), 'rejected')
        .then((token) => {
          renewals += 1;
          return token;
        })
        .finally(() => {
          underWay = false;
        });
      return newest;
    },
  };
}
