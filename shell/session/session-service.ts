import {
  guestLifetimeDays,
  type RuntimeConfig,
  type Session,
  type SessionChange,
  type TokenRequest,
} from '@shared/contracts';
import { isStorageKept } from '@shared/remote-kit';
import type { User, UserManager } from 'oidc-client-ts';
import type { Analytics } from '../analytics/analytics.ts';
import { ensureUser, newUserFrom, type NewUser } from './ensure-user.ts';
import type { Answer } from './fetch-navigator.ts';
import { startRenewalSchedule, type RenewalSchedule } from './renewal-schedule.ts';
import { createRenewal } from './renewal.ts';
import { returnFromProvider } from './return-from-provider.ts';
import { signInRefusalOf } from './sign-in-failure.ts';
import type { Credentials, SignInResult, UpgradeResult } from './session-state.ts';
import { joinTabs, type TabMessage, type Tabs } from './tabs.ts';
import { TokenStore } from './token-store.ts';
import { upgradeAccount } from './upgrade-account.ts';
import { createOpenIdClient, type OpenIdClient } from './user-manager.ts';

/** A token is not handed out when less than this is left of it, in milliseconds: it has to survive the way. */
const shortestUse = 20_000;
/** When a token that was renewed after a refusal is refused as well, another one would be, too: not for this long. */
const pauseAfterRefusal = 5_000;

/** `starting`: who is there is not known yet. `entering`: a sign-in is not complete. */
export type Phase = 'starting' | 'entering' | 'settled';

export interface SessionServiceOptions {
  readonly config: RuntimeConfig;
  readonly analytics: Analytics;
  readonly tokens?: TokenStore;
  readonly client?: OpenIdClient;
}

/** The session outside React: signs in and out, hands out tokens, renews them and keeps tabs in step. */
export class SessionService {
  readonly manager: UserManager;
  readonly #config: RuntimeConfig;
  readonly #analytics: Analytics;
  readonly #tokens: TokenStore;
  readonly #client: OpenIdClient;
  readonly #renewToken: () => Promise<'renewed' | 'refused'>;
  readonly #phaseListeners = new Set<() => void>();
  readonly #sessionListeners = new Set<() => void>();
  readonly #sessions = new Map<string, Session>();
  #phase: Phase = 'starting';
  /** Grows with each sign-out, so that a renewal that was under way does not bring the person back. */
  #signOuts = 0;
  #subject: string | undefined;
  #adopting: Promise<void> = Promise.resolve();
  #refusedAt = Number.NEGATIVE_INFINITY;
  #comingBack: Promise<SignInResult & { readonly next: string }> | undefined;
  #tabs: Tabs | undefined;
  #schedule: RenewalSchedule | undefined;

  constructor({ config, analytics, tokens, client }: SessionServiceOptions) {
    this.#config = config;
    this.#analytics = analytics;
    this.#tokens = tokens ?? new TokenStore(undefined, config.identity.emailClaim);
    this.#client = client ?? createOpenIdClient(config.identity, this.#tokens);
    this.manager = this.#client.manager;
    this.#renewToken = createRenewal({
      manager: this.manager,
      tokens: this.#tokens,
      isReachable: this.#client.isReachable,
    });
  }

  readonly phase = (): Phase => this.#phase;

  readonly onPhase = (listener: () => void): (() => void) => {
    this.#phaseListeners.add(listener);
    return () => this.#phaseListeners.delete(listener);
  };

  /** Begins to listen and to renew, and finds out who is there. Returns the function that stops it. */
  readonly start = (): (() => void) => {
    const tabs = joinTabs((message) => void this.#onTab(message));
    this.#tabs = tabs;
    const schedule = startRenewalSchedule({ remaining: this.#remaining, renew: () => this.#renew() });
    this.#schedule = schedule;
    const stops = [
      this.#tokens.subscribe(() => void this.#adopt()),
      this.manager.events.addUserLoaded(() => this.#onSubject()),
      this.manager.events.addUserUnloaded(() => this.#onSubject()),
      () => tabs.close(),
      () => schedule.stop(),
    ];
    void this.#findOut();
    return () => {
      for (const stop of stops) stop();
    };
  };

  get identity(): RuntimeConfig['identity'] {
    return this.#config.identity;
  }

  /** The session of one person, the same object for as long as the page lives. */
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

  /** Signs in or creates the account with what the person gave us. */
  enter(answer: Answer, newUser?: NewUser): Promise<SignInResult> {
    const { interactive } = this.#client;
    if (!interactive) return Promise.resolve({ ok: false, failure: 'unknown' });
    return this.#complete(() => interactive.answering(answer, () => this.manager.signinPopup({ prompt: 'login' })), {
      newUser: () => newUser,
      // A guest has nothing but that session: the next attempt finds the same guest again.
      undo: answer.how === 'anonymous' ? undefined : () => this.#client.endSession(undefined),
    });
  }

  /** Goes to the provider's pages. Does not come back but by `comeBack`, unless the provider cannot be asked. */
  readonly goToProvider = (next: string): Promise<SignInResult> =>
    this.manager.signinRedirect({ state: next }).then(() => ({ ok: true }) as const, signInRefusalOf);

  /** Completes a sign-in on the provider's pages, whose answer stands in this page's address. Once for each page. */
  readonly comeBack = (): Promise<SignInResult & { readonly next: string }> => {
    this.#comingBack ??= this.#comeBack();
    return this.#comingBack;
  };

  async #comeBack(): Promise<SignInResult & { readonly next: string }> {
    let next = '';
    const result = await this.#complete(() => returnFromProvider(this.manager, (wanted) => (next = wanted)), {
      newUser: (user) => newUserFrom(user.profile, this.#config.identity.emailClaim),
    });
    return { ...result, next };
  }

  /** Makes sure that the gateway knows the person before anybody hears of the sign-in; else `undo`es it. */
  async #complete(
    signIn: () => Promise<User>,
    { newUser, undo }: { newUser: (user: User) => NewUser | undefined; undo?: (() => Promise<void>) | undefined },
  ): Promise<SignInResult> {
    this.#setPhase('entering');
    this.#tokens.hold();
    try {
      const user = await signIn();
      await ensureUser(this.sessionOf(user.profile.sub), this.#config.endpoints.graphql, newUser(user));
      this.#tokens.publish();
      this.#tabs?.tell('signed-in');
      return { ok: true };
    } catch (error) {
      const hadToken = this.#tokens.discard();
      if (hadToken) await undo?.();
      await this.#adopt();
      return signInRefusalOf(error);
    } finally {
      this.#setPhase('settled');
      this.#onSubject();
    }
  }

  /** Signs out here and in all tabs, then at the provider. Without a connection the provider's part is left out. */
  readonly signOut = async (): Promise<void> => {
    const { idToken } = this.#tokens;
    await this.#forget();
    this.#tabs?.tell('signed-out');
    await this.#client.endSession(idToken);
  };

  /**
   * Makes a full account of the guest's; tokens and listeners hear of it at once. It may be called again after a lost
   * connection, when nobody knows how far the first call came.
   */
  readonly upgrade = async (credentials: Credentials): Promise<UpgradeResult> => {
    const refusal = await upgradeAccount(this.#config.identity.authority, credentials);
    if (refusal !== undefined && refusal !== 'already-full') return { ok: false, failure: refusal };
    try {
      await this.#renew();
      // That may have been a renewal which was under way and asked before the account changed.
      if (this.#tokens.claims?.isAnonymous === true) await this.#renew();
      const { claims } = this.#tokens;
      if (!claims) return { ok: false, failure: 'signed-out' };
      await ensureUser(this.sessionOf(claims.subject), this.#config.endpoints.graphql);
      const isOurs = claims.email?.toLowerCase() === credentials.email.trim().toLowerCase();
      return refusal === undefined || isOurs ? { ok: true } : { ok: false, failure: 'already-full' };
    } catch {
      return { ok: false, failure: 'network' };
    }
  };

  /** The provider counts from the last renewal. */
  readonly keptUntil = (): Date =>
    new Date((this.#tokens.claims?.issuedAt ?? Date.now()) + guestLifetimeDays * 24 * 60 * 60 * 1000);

  async #forget(): Promise<void> {
    this.#signOuts += 1;
    await this.manager.removeUser();
  }

  /** Finds out who is there when the page opens. */
  async #findOut(): Promise<void> {
    const hasToken = this.#tokens.claims !== undefined;
    // A browser that keeps nothing still has the provider's cookie.
    if (hasToken ? this.#tokens.remaining() < shortestUse : !isStorageKept()) {
      // A lost connection leaves the person signed in with what is on this device.
      await this.#renew().catch(() => undefined);
    }
    if (this.#phase === 'starting') this.#setPhase('settled');
    this.#onSubject();
  }

  /**
   * Takes over what another tab has stored: its newer token, its sign-out, or somebody else's sign-in. One after the
   * other, so that the last one heard of is the last one told.
   */
  #adopt(): Promise<void> {
    this.#adopting = this.#adopting.then(() => this.#takeStored());
    return this.#adopting;
  }

  async #takeStored(): Promise<void> {
    if (this.#tokens.claims !== undefined) {
      await this.manager.getUser(true);
    } else {
      this.#signOuts += 1;
      this.#tokens.forgetRefreshToken();
      await this.manager.events.unload();
    }
  }

  async #onTab(message: TabMessage): Promise<void> {
    // What is stored is newer than any message about it. Messages matter where nothing can be stored.
    if (isStorageKept()) await this.#adopt();
    else if (message === 'signed-out') await this.#forget();
    else await this.#renew().catch(() => undefined);
  }

  readonly #remaining = (): number | undefined =>
    this.#phase === 'settled' && this.#tokens.claims !== undefined ? this.#tokens.remaining() : undefined;

  #setPhase(phase: Phase): void {
    this.#phase = phase;
    for (const listener of this.#phaseListeners) listener();
  }

  /** @throws TypeError when the provider cannot be asked. */
  async #renew(): Promise<void> {
    const signOuts = this.#signOuts;
    const outcome = await this.#renewToken();
    if (signOuts !== this.#signOuts || (outcome === 'refused' && this.#tokens.idToken !== undefined))
      await this.#forget();
  }

  async #getToken(subject: string, { reason, signal }: TokenRequest): Promise<string | null> {
    const current = (): string | null =>
      this.#tokens.claims?.subject === subject ? (this.#tokens.idToken ?? null) : null;
    signal?.throwIfAborted();
    if (current() === null) return null;
    const isStale = this.#tokens.remaining() < shortestUse;
    const isRefused = reason === 'rejected' && Date.now() - this.#refusedAt > pauseAfterRefusal;
    if (isRefused) this.#refusedAt = Date.now();
    if (isStale || isRefused) await this.#renew();
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

  /** Somebody has come, gone, or has a newer token. While a sign-in is not complete nobody hears of it. */
  #onSubject(): void {
    if (this.#phase === 'entering') return;
    this.#schedule?.update();
    const subject = this.#tokens.claims?.subject;
    if (subject === this.#subject) return;
    this.#subject = subject;
    if (subject === undefined) this.#analytics.clearIdentity();
    else this.#analytics.identify(subject);
    for (const listener of this.#sessionListeners) listener();
  }
}
