import type { ConnectionFailure } from './database-failures.ts';

/** The server that a connection was wanted to. */
export type DatabaseServer = 'primary' | 'replica';

export type OnConnectionFailure = (server: DatabaseServer, reason: ConnectionFailure) => void;

const observers = new Set<OnConnectionFailure>();

/** Calls the observer for each connection of this process that fails, until the returned function is called. */
export function observeConnections(observer: OnConnectionFailure): () => void {
  observers.add(observer);
  return () => void observers.delete(observer);
}

/** Tells the observers that there was no connection to a server, or that one was lost. */
export const reportConnectionFailure: OnConnectionFailure = (server, reason) => {
  for (const observer of observers) observer(server, reason);
};
