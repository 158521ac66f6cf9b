import type { UserManager } from 'oidc-client-ts';
import type { FetchNavigator } from './fetch-navigator.ts';

export interface OpenIdClient {
  readonly manager: UserManager;
  /** Takes what the person typed to the provider. Missing where people go to the provider's own pages. */
  readonly interactive?: FetchNavigator;
  /** Whether the provider answers. Missing where each request tells. */
  readonly isReachable?: () => Promise<boolean>;
  /** Ends the session at the provider. Never rejects; may lead the browser away. */
  readonly endSession: (idToken: string | undefined) => Promise<void>;
}
