import type { RemoteEnvironment } from '@shared/contracts';
import { createContext, use } from 'react';
import type { RemoteDefinition } from './definition.ts';

export interface RemoteContextValue {
  readonly definition: RemoteDefinition;
  readonly environment: RemoteEnvironment;
}

export const RemoteContext = createContext<RemoteContextValue | null>(null);

/** Returns the remote that renders this tree. Throws outside of one, because a feature cannot run without a host. */
export function useRemote(): RemoteContextValue {
  const value = use(RemoteContext);
  if (value === null) throw new Error('This component belongs inside a remote.');
  return value;
}

/** Returns what the host passed to the remote: session, endpoints, locale, and callbacks. */
export function useEnvironment(): RemoteEnvironment {
  return useRemote().environment;
}
