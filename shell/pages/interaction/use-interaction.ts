import { useCallback, useEffect, useState } from 'react';
import { signInRefusalOf } from '../../session/sign-in-failure.ts';
import type { SignInResult } from '../../session/session-state.ts';
import {
  answerTo,
  fetchInteraction,
  isGone,
  type InteractionRequest,
  type InteractionAnswer,
} from './interaction-calls.ts';

export type InteractionState =
  { readonly status: 'loading' | 'gone' | 'failed' } | { readonly status: 'asked'; readonly asked: InteractionRequest };

export interface Interaction {
  readonly state: InteractionState;
  readonly retry: () => void;
  /** Sends the answer and leaves the page; resolves only when that fails. */
  readonly answer: (how: InteractionAnswer, body?: object) => Promise<SignInResult>;
}

/** Never resolves: the browser is navigating to the next page, and until then no button may be pressed again. */
const leave = (address: string): Promise<never> => {
  window.location.assign(address);
  return new Promise(() => undefined);
};

/** Returns what another application requests in this interaction, with the functions that answer it. */
export function useInteraction(id: string): Interaction {
  const [state, setState] = useState<InteractionState>({ status: 'loading' });
  const [round, setRound] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    const show = (next: InteractionState): void => {
      if (isCurrent) setState(next);
    };
    fetchInteraction(id).then(
      (asked) => show({ status: 'asked', asked }),
      (error: unknown) => show({ status: isGone(error) ? 'gone' : 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, round]);

  const answer = useCallback<Interaction['answer']>(
    async (how, body = {}) => {
      try {
        return await leave(await answerTo(id, how, body));
      } catch (error) {
        if (isGone(error)) setState({ status: 'gone' });
        return signInRefusalOf(error);
      }
    },
    [id],
  );
  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setRound((current) => current + 1);
  }, []);
  return { state, retry, answer };
}
