type Listener = () => void;

const listeners = new Set<Listener>();

/** Asks a guest to create an account, on behalf of a remote. Nothing happens for anyone else. */
export function requestAccount(): void {
  for (const listener of listeners) listener();
}

/** Calls the listener for each request. Returns the function that unsubscribes. */
export function onAccountRequest(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
