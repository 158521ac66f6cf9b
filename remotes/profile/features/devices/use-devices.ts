import type { DevicesPort, SignedInDevice } from '@shared/contracts';
import { useCallback, useEffect, useState } from 'react';

export type DevicesState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly devices: readonly SignedInDevice[] };

export interface Devices {
  readonly state: DevicesState;
  /** Loads the list again. The current list stays visible, unless it had failed to load. */
  readonly reload: () => void;
}

/** Loads the list of devices when it is first shown. */
export function useDevices(port: DevicesPort): Devices {
  const [state, setState] = useState<DevicesState>({ status: 'loading' });
  const [round, setRound] = useState(0);

  useEffect(() => {
    let isGone = false;
    port.list().then(
      (devices) => {
        if (!isGone) setState({ status: 'ready', devices });
      },
      () => {
        if (!isGone) setState({ status: 'failed' });
      },
    );
    return () => {
      isGone = true;
    };
  }, [port, round]);

  const reload = useCallback(() => {
    setState((known) => (known.status === 'failed' ? { status: 'loading' } : known));
    setRound((current) => current + 1);
  }, []);
  return { state, reload };
}
