import type { RemoteEnvironment } from '@shared/contracts';
import { createContext, use } from 'react';
import type { RemoteDefinition } from './definition.ts';

export interface RemoteContextValue {
  readonly definition: RemoteDefinition;
  readonly environment: RemoteEnvironment;
}

export const RemoteContext = createContext<RemoteContextValue | null>(null);

/** The remote whose tree this is. Throws outside of one: a feature cannot run without a host. */
export function useRemote(): RemoteContextValue {
  const value = use(RemoteContext);
  if (value === null) throw new Error('This component belongs inside a remote.');
  return value;
}

/** What the host gave the remote: session, endpoints, locale, callbacks. */
export function useEnvironment(): RemoteEnvironment {
  return useRemote().environment;
}
