import type { RuntimeConfig, Session } from '@shared/contracts';
import type { User } from 'oidc-client-ts';
import { askProvider, type Renewed } from './ask-provider.ts';
import { ensureUser, newUserFrom, type NewUser } from './ensure-user.ts';
import type { Answer } from './fetch-navigator.ts';
import { returnFromProvider } from './return-from-provider.ts';
import type { Credentials, SignInResult, UpgradeResult } from './session-state.ts';
import { signInRefusalOf } from './sign-in-failure.ts';
import type { StoredUserManager } from './stored-user-manager.ts';
import type { TokenStore } from './token-store.ts';
import { upgradeAccount } from './upgrade-account.ts';
import { createOpenIdClient } from './user-manager.ts';
import { type OpenIdClient } from './open-id-client.ts';

/** What the OpenID client needs from the session. */
export interface OidcClientPorts {
  readonly config: RuntimeConfig;
  readonly tokens: TokenStore;
  readonly person: StoredUserManager;
  readonly sessionOf: (subject: string) => Session;
  /** Starts a sign-in: until `settle`, no listener learns who is signed in. */
  readonly begin: () => void;
  readonly settle: () => void;
  /** Adopts what is stored. */
  readonly adopt: () => void;
  /** Renews under the lock. */
  readonly renew: () => Promise<void>;
  /** Announces to the other tabs that a user is signed in. */
  readonly onSignedIn: () => void;
}

interface Completion {
  readonly newUser: (user: User) => NewUser | undefined;
  readonly undo?: (() => Promise<void>) | undefined;
}

/** Everything that involves the provider: signing in, renewing, upgrading to a full account, and signing out there. */
export class OidcClient {
  readonly #ports: OidcClientPorts;
  readonly #client: OpenIdClient;
  #comingBack: Promise<SignInResult & { readonly next: string }> | undefined;

  constructor(ports: OidcClientPorts) {
    this.#ports = ports;
    this.#client = createOpenIdClient(ports.config.identity, ports.tokens);
    const { events } = this.#client.manager;
    events.addUserLoaded((user) => ports.person.load(user));
    events.addUserUnloaded(() => ports.person.unload());
  }

  /** Requests a token newer than `stale` from the provider. @throws TypeError when it cannot be reached. */
  renew(stale: string | undefined): Promise<Renewed> {
    const { manager, isReachable } = this.#client;
    return askProvider({ manager, tokens: this.#ports.tokens, isReachable }, stale);
  }

  /** Ends the session at the provider. Never rejects; may navigate away. */
  endSession(idToken: string | undefined): Promise<void> {
    return this.#client.endSession(idToken);
  }

  /** Signs in or creates the account with what the user entered. */
  enter(answer: Answer, newUser?: NewUser): Promise<SignInResult> {
    const { interactive, manager } = this.#client;
    if (!interactive) return Promise.resolve({ ok: false, failure: 'unknown' });
    return this.#complete(() => interactive.answering(answer, () => manager.signinPopup({ prompt: 'login' })), {
      newUser: () => newUser,
      // A guest has nothing but that session, so the next attempt must find the same guest.
      undo: answer.how === 'anonymous' ? undefined : () => this.endSession(undefined),
    });
  }

  /**
   * Navigates to the provider's pages. Resolves only if the provider cannot be reached; the sign-in continues in
   * `comeBack`.
   */
  goToProvider(next: string): Promise<SignInResult> {
    return this.#client.manager.signinRedirect({ state: next }).then(() => ({ ok: true }) as const, signInRefusalOf);
  }

  /** Completes a sign-in on the provider's pages, whose response is in this page's address. Runs once for each page. */
  comeBack(): Promise<SignInResult & { readonly next: string }> {
    this.#comingBack ??= this.#comeBack();
    return this.#comingBack;
  }

  async #comeBack(): Promise<SignInResult & { readonly next: string }> {
    let next = '';
    const result = await this.#complete(() => returnFromProvider(this.#client.manager, (wanted) => (next = wanted)), {
      newUser: (user) => newUserFrom(user.profile, this.#ports.config.identity.emailClaim),
    });
    return { ...result, next };
  }

  /** Ensures that the user exists at the API before any listener learns of the sign-in; calls `undo` on failure. */
  async #complete(signIn: () => Promise<User>, { newUser, undo }: Completion): Promise<SignInResult> {
    const { config, tokens, sessionOf, begin, settle, adopt, onSignedIn } = this.#ports;
    begin();
    tokens.hold();
    try {
      const user = await signIn();
      await ensureUser(sessionOf(user.profile.sub), config.endpoints.graphql, newUser(user));
      tokens.publish();
      onSignedIn();
      return { ok: true };
    } catch (error) {
      const hadToken = tokens.discard();
      if (hadToken) await undo?.();
      adopt();
      return signInRefusalOf(error);
    } finally {
      settle();
    }
  }

  /**
   * Upgrades the guest's account to a full one; tokens and listeners are updated at once. It may be called again after
   * a lost connection, when it is unknown how far the first call got.
   */
  async upgrade(credentials: Credentials): Promise<UpgradeResult> {
    const { config, tokens, sessionOf, renew } = this.#ports;
    const refusal = await upgradeAccount(config.identity.authority, credentials);
    if (refusal !== undefined && refusal.failure !== 'already-full') return { ok: false, ...refusal };
    try {
      await renew();
      // That may have been a renewal in flight, requested before the account changed.
      if (tokens.claims?.isAnonymous === true) await renew();
      const { claims } = tokens;
      if (!claims) return { ok: false, failure: 'signed-out' };
      await ensureUser(sessionOf(claims.subject), config.endpoints.graphql);
      const isOurs = claims.email?.toLowerCase() === credentials.email.trim().toLowerCase();
      return refusal === undefined || isOurs ? { ok: true } : { ok: false, failure: 'already-full' };
    } catch {
      return { ok: false, failure: 'network' };
    }
  }
}
