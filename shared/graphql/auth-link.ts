import { ApolloLink, type Observable } from '@apollo/client';
import type { Session, TokenRequest } from '@shared/contracts';
import { catchError, from, map, mergeMap, of, throwError } from 'rxjs';
import { codesOf, isUnauthenticated, TokenUnavailable } from './failures.ts';

export interface AuthOptions {
  /** The session at the time of the request. */
  readonly session: () => Session;
  /** Told when a request stays refused although the token was renewed, or when there is none. */
  readonly onSignedOut: () => void;
  /** Told of each answer for which the token was good, so that a session that came back is known to be there. */
  readonly onAccepted: () => void;
}

type Answer = Observable<ApolloLink.Result>;
/** `refused` repeats the refusal as it came, as an answer or as an error. */
type Outcome = { readonly answer: ApolloLink.Result } | { readonly refused: Answer };

const outcomeOf = (result: ApolloLink.Result): Outcome =>
  codesOf(result.errors ?? []).includes('UNAUTHENTICATED') ? { refused: of(result) } : { answer: result };

const ask = (session: Session, reason: TokenRequest['reason']): Promise<string | null> =>
  session.getToken({ reason }).catch((cause: unknown) => {
    throw new TokenUnavailable(cause);
  });

/**
 * Sends the bearer token with each request (product.md §7). A refused token is renewed once, by one call for all
 * requests that meet the refusal together, and each of them is sent once more.
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
  /** How many times the token has been renewed. */
  count(): number;
  /** A token renewed after that count: the one there is, the one under way, or a new one. */
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
