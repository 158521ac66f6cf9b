import type { UserManager } from 'oidc-client-ts';
import type { FetchNavigator } from './fetch-navigator.ts';

export interface OpenIdClient {
  readonly manager: UserManager;
  /** Sends what the user typed to the provider. Missing where users go to the provider's own pages. */
  readonly interactive?: FetchNavigator;
  /** Whether the provider answers. Missing where each request shows that. */
  readonly isReachable?: () => Promise<boolean>;
  /** Ends the session at the provider. Never rejects; may navigate away. */
  readonly endSession: (idToken: string | undefined) => Promise<void>;
}
