import {
  capabilitiesOf,
  guestLifetimeDays,
  type RuntimeConfig,
  type Session,
  type SessionChange,
  type TokenRequest,
} from '@shared/contracts';
import { isStorageKept, onIdle } from '@shared/remote-kit';
import type { Analytics } from '../analytics/analytics.ts';
import type { Renewed } from './ask-provider.ts';
import { endProviderSession } from './end-provider-session.ts';
import type { NewUser } from './ensure-user.ts';
import type { OidcClient } from './oidc-client.ts';
import type { Answer } from './fetch-navigator.ts';
import { loadOidcClient } from './load-oidc-client.ts';
import { startRenewalSchedule, type RenewalSchedule } from './renewal-schedule.ts';
import { createRenewal } from './renewal.ts';
import type { Credentials, SignInResult, UpgradeResult } from './session-state.ts';
import { StoredUserManager } from './stored-user-manager.ts';
import { joinTabs, type TabMessage, type Tabs } from './tabs.ts';
import { TokenStore } from './token-store.ts';

/**
 * A token is not returned when less than this is left of it, in milliseconds, because it must not expire in transit.
 */
const minUseMs = 20_000;
/**
 * The milliseconds after a refusal in which no token is renewed, because a renewed token that is also refused would be
 * followed by another refused one.
 */
const pauseAfterRefusal = 5_000;

/** `starting`: the session is not known yet. `entering`: a sign-in is not complete. */
export type Phase = 'starting' | 'entering' | 'settled';

export interface SessionServiceOptions {
  readonly config: RuntimeConfig;
  readonly analytics: Analytics;
}

/** The result of a sign-in while its code cannot be loaded. */
const offline = (): { readonly ok: false; readonly failure: 'network' } => ({ ok: false, failure: 'network' });

/** The session outside React: signs in and out, provides tokens, renews them, and synchronizes tabs. */
export class SessionService {
  readonly identity: RuntimeConfig['identity'];
  readonly person: StoredUserManager;
  readonly #analytics: Analytics;
  readonly #tokens: TokenStore;
  readonly #entrance: () => Promise<OidcClient>;
  readonly #renewToken: () => Promise<Renewed>;
  readonly #phaseListeners = new Set<() => void>();
  readonly #sessionListeners = new Set<() => void>();
  readonly #sessions = new Map<string, Session>();
  #phase: Phase = 'starting';
  /** Incremented by each sign-out, so that a renewal in flight does not sign the user in again. */
  #signOuts = 0;
  #subject: string | undefined;
  #hasLeft = false;
  #refusedAt = Number.NEGATIVE_INFINITY;
  /** The renewal after the last refusal. */
  #afterRefusal: Promise<void> | undefined;
  #tabs: Tabs | undefined;
  #schedule: RenewalSchedule | undefined;

  constructor({ config, analytics }: SessionServiceOptions) {
    const tokens = new TokenStore(undefined, config.identity.emailClaim);
    const person = new StoredUserManager(tokens);
    this.identity = config.identity;
    this.#analytics = analytics;
    this.#tokens = tokens;
    this.person = person;
    this.#entrance = loadOidcClient({
      config,
      tokens,
      person,
      sessionOf: (subject) => this.sessionOf(subject),
      begin: () => this.#setPhase('entering'),
      settle: () => {
        this.#setPhase('settled');
        this.#onSubject();
      },
      adopt: () => this.#adopt(),
      renew: () => this.#renew(),
      onSignedIn: () => this.#tabs?.tell('signed-in'),
    });
    this.#renewToken = createRenewal({
      tokens,
      person,
      ask: async (stale) => (await this.#entrance()).renew(stale),
    });
  }

  readonly phase = (): Phase => this.#phase;

  readonly onPhase = (listener: () => void): (() => void) => {
    this.#phaseListeners.add(listener);
    return () => this.#phaseListeners.delete(listener);
  };

  /** Starts listeners and renewals, and determines who is signed in. Returns the function that stops them. */
  readonly start = (): (() => void) => {
    const tabs = joinTabs((message) => void this.#onTab(message));
    this.#tabs = tabs;
    const schedule = startRenewalSchedule({ remaining: this.#remaining, renew: () => this.#renew() });
    this.#schedule = schedule;
    const stops = [
      this.#tokens.subscribe(() => this.#adopt()),
      this.person.events.addUserLoaded(() => this.#onSubject()),
      this.person.events.addUserUnloaded(() => this.#onSubject()),
      () => tabs.close(),
      () => schedule.stop(),
    ];
    void this.#findOut();
    // Loads the code before the first renewal, and before a newer deployment removes it from the server.
    onIdle(() => void this.#entrance().catch(() => undefined));
    return () => {
      for (const stop of stops) stop();
    };
  };

  /** Returns the session that this device has stored, if its token can still be used. */
  storedSession(): Session | undefined {
    const subject = this.#tokens.claims?.subject;
    return subject === undefined || this.#tokens.remaining() < minUseMs ? undefined : this.sessionOf(subject);
  }

  /** Returns the session of one user, the same object for the lifetime of the page. */
  sessionOf(subject: string): Session {
    const known = this.#sessions.get(subject);
    if (known) return known;
    const session: Session = {
      subject,
      getToken: (request) => this.#getToken(subject, request),
      onChange: (listener) => this.#onChange(subject, listener),
    };
    this.#sessions.set(subject, session);
    return session;
  }

  /** Signs in or creates the account with what the user entered. */
  enter(answer: Answer, newUser?: NewUser): Promise<SignInResult> {
    return this.#entrance().then((entrance) => entrance.enter(answer, newUser), offline);
  }

  /** Signs in with a passkey of this browser. */
  readonly enterWithPasskey = (): Promise<SignInResult> =>
    import(/* webpackChunkName: "use-passkey" */ './passkeys.ts').then(
      ({ obtainPasskey }) => this.enter({ how: 'passkey', obtain: obtainPasskey }),
      offline,
    );

  /** See `OidcClient`. */
  readonly goToProvider = (next: string): Promise<SignInResult> =>
    this.#entrance().then((entrance) => entrance.goToProvider(next), offline);

  /** See `OidcClient`. */
  readonly comeBack = (): Promise<SignInResult & { readonly next: string }> =>
    this.#entrance().then(
      (entrance) => entrance.comeBack(),
      () => ({ ...offline(), next: '' }),
    );

  /** See `OidcClient`. */
  readonly upgrade = (credentials: Credentials): Promise<UpgradeResult> =>
    this.#entrance().then((entrance) => entrance.upgrade(credentials), offline);

  /** Whether the last session ended because the person signed out, here or in another tab. */
  readonly hasLeft = (): boolean => this.#hasLeft;

  /**
   * Signs out here and in all tabs, then at the provider. Without a connection the provider's part is omitted. A
   * session that the API refused was not ended by the person: the provider keeps that of a guest, who has no other way
   * back, and that of a browser whose storage was cleared, which may be a guest's or belong to a later sign-in.
   */
  readonly signOut = async (reason?: 'refused'): Promise<void> => {
    const { idToken, claims } = this.#tokens;
    const isKept = reason === 'refused' && (claims?.isAnonymous ?? true);
    this.#hasLeft = reason !== 'refused';
    await this.#forget();
    this.#tabs?.tell('signed-out');
    if (isKept) return;
    // Our own provider needs only a request; an external one needs the address to navigate to first.
    if (capabilitiesOf(this.identity).ownForms) await endProviderSession(this.identity.authority);
    else
      await this.#entrance().then(
        (entrance) => entrance.endSession(idToken),
        () => undefined,
      );
  };

  /** The provider counts from the last renewal. */
  readonly keptUntil = (): Date =>
    new Date((this.#tokens.claims?.issuedAt ?? Date.now()) + guestLifetimeDays * 24 * 60 * 60 * 1000);

  async #forget(): Promise<void> {
    this.#signOuts += 1;
    await this.person.removeUser();
  }

  /** Determines who is signed in when the page opens. */
  async #findOut(): Promise<void> {
    const hasToken = this.#tokens.claims !== undefined;
    // A browser that stores nothing still has the provider's cookie.
    if (hasToken ? this.#tokens.remaining() < minUseMs : !isStorageKept()) {
      // Without a connection the user stays signed in with the data on this device.
      await this.#renew().catch(() => undefined);
    }
    if (this.#phase === 'starting') this.#setPhase('settled');
    this.#onSubject();
  }

  /** Adopts what another tab has stored: a newer token, a sign-out, or the sign-in of another user. */
  #adopt(): void {
    if (this.#tokens.claims !== undefined) {
      this.person.loadStored();
    } else {
      this.#signOuts += 1;
      // Another tab ended the session that this one still had.
      if (this.#subject !== undefined) this.#hasLeft = true;
      this.#tokens.forgetRefreshToken();
      this.person.unload();
    }
  }

  async #onTab(message: TabMessage): Promise<void> {
    // What is stored is newer than any message about it. Messages matter only where nothing can be stored.
    if (isStorageKept()) this.#adopt();
    else if (message === 'signed-out') await this.#forget();
    else await this.#renew().catch(() => undefined);
  }

  readonly #remaining = (): number | undefined =>
    this.#phase === 'settled' && this.#tokens.claims !== undefined ? this.#tokens.remaining() : undefined;

  #setPhase(phase: Phase): void {
    this.#phase = phase;
    for (const listener of this.#phaseListeners) listener();
  }

  /** @throws TypeError when the provider cannot be reached. */
  async #renew(): Promise<void> {
    const signOuts = this.#signOuts;
    const outcome = await this.#renewToken();
    if (signOuts !== this.#signOuts || (outcome === 'refused' && this.#tokens.idToken !== undefined))
      await this.#forget();
  }

  /** Several remotes are refused at the same moment. All of them wait for the one renewal. */
  #renewAfterRefusal(): Promise<void> {
    if (this.#afterRefusal === undefined || Date.now() - this.#refusedAt > pauseAfterRefusal) {
      this.#refusedAt = Date.now();
      this.#afterRefusal = this.#renew();
    }
    return this.#afterRefusal;
  }

  async #getToken(subject: string, { reason, signal }: TokenRequest): Promise<string | null> {
    const current = (): string | null =>
      this.#tokens.claims?.subject === subject ? (this.#tokens.idToken ?? null) : null;
    signal?.throwIfAborted();
    if (current() === null) return null;
    if (reason === 'rejected') await this.#renewAfterRefusal();
    if (this.#tokens.remaining() < minUseMs) await this.#renew();
    signal?.throwIfAborted();
    return current();
  }

  #onChange(subject: string, listener: (change: SessionChange) => void): () => void {
    const check = (): void => {
      if (this.#subject !== subject) listener(this.#subject === undefined ? 'signed-out' : 'subject-changed');
    };
    this.#sessionListeners.add(check);
    return () => this.#sessionListeners.delete(check);
  }

  /** Handles a new user, a sign-out, or a newer token. While a sign-in is not complete, no listener is notified. */
  #onSubject(): void {
    if (this.#phase === 'entering') return;
    this.#schedule?.update();
    const subject = this.#tokens.claims?.subject;
    if (subject === this.#subject) return;
    this.#subject = subject;
    if (subject !== undefined) this.#hasLeft = false;
    if (subject === undefined) this.#analytics.clearIdentity();
    else this.#analytics.identify(subject);
    for (const listener of this.#sessionListeners) listener();
  }
}
