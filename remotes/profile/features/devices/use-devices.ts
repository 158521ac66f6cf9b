import type { DevicesPort, SignedInDevice } from '@shared/contracts';
import { useCallback, useEffect, useState } from 'react';

export type DevicesState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly devices: readonly SignedInDevice[] };

export interface Devices {
  readonly state: DevicesState;
  /** Loads anew. What is known stays in view meanwhile, unless it could not be loaded before. */
  readonly reload: () => void;
}

/** The list of devices, loaded when it is first shown. */
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
