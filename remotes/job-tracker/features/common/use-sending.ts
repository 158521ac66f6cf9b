import { refusalOf } from '@shared/graphql';
import { useState } from 'react';

/** The state of a dialog's request, and its actions. */
export interface Sending {
  readonly busy: boolean;
  /** Why the last attempt failed. */
  readonly failure: string | undefined;
  /** Shows a reason without sending a request. */
  readonly refuse: (why: string) => void;
  /** Runs the request. An error is shown in the gateway's words or, without them, in the dialog's own. */
  readonly send: (work: () => Promise<void>) => Promise<void>;
}

/**
 * Tracks whether a dialog's request is running and what went wrong. `failed` is the message for errors that have none.
 */
export function useSending(failed: string): Sending {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  return {
    busy,
    failure,
    refuse: setFailure,
    async send(work) {
      setBusy(true);
      setFailure(undefined);
      try {
        await work();
      } catch (cause) {
        setFailure(refusalOf(cause) ?? failed);
      }
      setBusy(false);
    },
  };
}
