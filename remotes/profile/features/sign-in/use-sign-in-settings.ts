import type { SignInSettings, SignInSettingsPort } from '@shared/contracts';
import { useCallback, useEffect, useState } from 'react';

export type SignInSettingsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  /** The person has no settings to change. */
  | { readonly status: 'none' }
  | { readonly status: 'ready'; readonly settings: SignInSettings };

/** Loads how the person signs in. `reload` loads it again. */
export function useSignInSettings(port: SignInSettingsPort): {
  readonly state: SignInSettingsState;
  readonly reload: () => void;
} {
  const [state, setState] = useState<SignInSettingsState>({ status: 'loading' });
  const [round, setRound] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    port.read().then(
      (settings) => {
        if (isCurrent) setState(settings === undefined ? { status: 'none' } : { status: 'ready', settings });
      },
      () => {
        if (isCurrent) setState({ status: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [port, round]);

  const reload = useCallback(() => setRound((current) => current + 1), []);
  return { state, reload };
}
