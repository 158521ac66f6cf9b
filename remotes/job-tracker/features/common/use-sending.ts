import { refusalOf } from '@shared/graphql';
import { useState } from 'react';

/** What a dialog knows of what it sends. */
export interface Sending {
  readonly busy: boolean;
  /** Why the last try came to nothing. */
  readonly failure: string | undefined;
  /** Says why it is not even sent. */
  readonly refuse: (why: string) => void;
  /** Sends; what fails is said in the gateway's words or, without them, in the dialog's own. */
  readonly send: (work: () => Promise<void>) => Promise<void>;
}

/** Holds whether a dialog is busy and what went wrong. `failed` says so where nobody said why. */
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
