import { useCallback, useEffect, useState } from 'react';
import { reviewReset, type ConfirmFailure, type ResetReview } from '../forgot-password/password-calls.ts';

export type ReviewState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: ConfirmFailure }
  | { readonly status: 'loaded'; readonly review: ResetReview };

/** Returns what a new password for the account of a link affects. `retry` asks again. */
export function useResetReview(
  authority: string,
  token: string | undefined,
): { readonly state: ReviewState; readonly retry: () => void } {
  const [round, setRound] = useState(0);
  const [answered, setAnswered] = useState<{ readonly key: string; readonly state: ReviewState }>();
  // An answer about one link does not apply to the next.
  const key = `${round} ${token ?? ''}`;

  useEffect(() => {
    if (token === undefined) return undefined;
    let isCurrent = true;
    void reviewReset(authority, token).then((answer) => {
      if (!isCurrent) return;
      const state: ReviewState =
        typeof answer === 'string' ? { status: 'failed', failure: answer } : { status: 'loaded', review: answer };
      setAnswered({ key, state });
    });
    return () => {
      isCurrent = false;
    };
  }, [authority, token, key]);

  const retry = useCallback(() => setRound((current) => current + 1), []);
  return { state: answered?.key === key ? answered.state : { status: 'loading' }, retry };
}
