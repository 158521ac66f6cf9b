import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import type { IdentityKeys } from './keys.ts';
import type { LiveKeys } from './keys/live-keys.ts';

/** A provider that follows its keys without a restart. */
export interface LiveProvider {
  /**
   * The provider for our own routes, which is always the same object. It knows every cookie and record that the newest
   * one knows, but must sign no token.
   */
  readonly own: Provider;
  /** Answers with the newest provider. A request in progress stays with the provider that began it. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Stops following the keys. The provider must receive no requests afterward. */
  stop(): void;
}

/**
 * Creates a live provider. `create` builds a provider from the current keys, and is called again after each change,
 * which takes one or two ms.
 */
export function createLiveProvider(live: LiveKeys, create: (keys: IdentityKeys) => Provider): LiveProvider {
  const own = create(live.current());
  let handler = own.callback();
  const stop = live.onChange((keys) => {
    handler = create(keys).callback();
    own.keys = keys.cookies;
  });
  return { own, handle: (request, response) => void handler(request, response), stop };
}
