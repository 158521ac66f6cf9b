import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import type { IdentityKeys } from './keys.ts';
import type { LiveKeys } from './keys/live-keys.ts';

/** A provider that follows its keys without a restart. */
export interface LiveProvider {
  /**
   * For our own routes, always the same object. It knows every cookie and record that the newest one knows, but must
   * sign no token.
   */
  readonly own: Provider;
  /** Answers with the newest. A request that is under way stays with the one that began it. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Follows no keys any more: nobody asks it anything from now on. */
  stop(): void;
}

/** `create` makes a provider that uses these keys; it is called again each time they have changed: one or two ms. */
export function createLiveProvider(live: LiveKeys, create: (keys: IdentityKeys) => Provider): LiveProvider {
  const own = create(live.current());
  let handler = own.callback();
  const stop = live.onChange((keys) => {
    handler = create(keys).callback();
    own.keys = keys.cookies;
  });
  return { own, handle: (request, response) => void handler(request, response), stop };
}
