import type { RuntimeConfig, Session } from '@shared/contracts';
import type { User } from 'oidc-client-ts';
import { askProvider, type Renewed } from './ask-provider.ts';
import { ensureUser, newUserFrom, type NewUser } from './ensure-user.ts';
import type { Answer } from './fetch-navigator.ts';
import { returnFromProvider } from './return-from-provider.ts';
import type { Credentials, SignInResult, UpgradeResult } from './session-state.ts';
import { signInRefusalOf } from './sign-in-failure.ts';
import type { StoredPerson } from './stored-person.ts';
import type { TokenStore } from './token-store.ts';
import { upgradeAccount } from './upgrade-account.ts';
import { createOpenIdClient } from './user-manager.ts';
import { type OpenIdClient } from './open-id-client.ts';

/** What the way in needs of the session. */
export interface OidcClientPorts {
  readonly config: RuntimeConfig;
  readonly tokens: TokenStore;
  readonly person: StoredPerson;
  readonly sessionOf: (subject: string) => Session;
  /** A sign-in begins: until `settle` nobody hears who is there. */
  readonly begin: () => void;
  readonly settle: () => void;
  /** Takes over what is stored. */
  readonly adopt: () => void;
  /** Renews under the lock. */
  readonly renew: () => Promise<void>;
  /** Somebody is signed in, and the other tabs may know. */
  readonly onSignedIn: () => void;
}

interface Completion {
  readonly newUser: (user: User) => NewUser | undefined;
  readonly undo?: (() => Promise<void>) | undefined;
}

/** Everything for which the provider is asked: signing in, renewing, becoming a full account, signing out there. */
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

  /** Asks the provider for a token newer than `stale`. @throws TypeError when it cannot be asked. */
  renew(stale: string | undefined): Promise<Renewed> {
    const { manager, isReachable } = this.#client;
    return askProvider({ manager, tokens: this.#ports.tokens, isReachable }, stale);
  }

  /** Ends the session at the provider. Never rejects; may lead the browser away. */
  endSession(idToken: string | undefined): Promise<void> {
    return this.#client.endSession(idToken);
  }

  /** Signs in or creates the account with what the person gave us. */
  enter(answer: Answer, newUser?: NewUser): Promise<SignInResult> {
    const { interactive, manager } = this.#client;
    if (!interactive) return Promise.resolve({ ok: false, failure: 'unknown' });
    return this.#complete(() => interactive.answering(answer, () => manager.signinPopup({ prompt: 'login' })), {
      newUser: () => newUser,
      // A guest has nothing but that session: the next attempt finds the same guest again.
      undo: answer.how === 'anonymous' ? undefined : () => this.endSession(undefined),
    });
  }

  /** Goes to the provider's pages. Does not come back but by `comeBack`, unless the provider cannot be asked. */
  goToProvider(next: string): Promise<SignInResult> {
    return this.#client.manager.signinRedirect({ state: next }).then(() => ({ ok: true }) as const, signInRefusalOf);
  }

  /** Completes a sign-in on the provider's pages, whose answer stands in this page's address. Once for each page. */
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

  /** Makes sure that the gateway knows the person before anybody hears of the sign-in; else `undo`es it. */
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
   * Makes a full account of the guest's; tokens and listeners hear of it at once. It may be called again after a lost
   * connection, when nobody knows how far the first call came.
   */
  async upgrade(credentials: Credentials): Promise<UpgradeResult> {
    const { config, tokens, sessionOf, renew } = this.#ports;
    const refusal = await upgradeAccount(config.identity.authority, credentials);
    if (refusal !== undefined && refusal.failure !== 'already-full') return { ok: false, ...refusal };
    try {
      await renew();
      // That may have been a renewal which was under way and asked before the account changed.
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
