import { storedText, type StoredValue } from '@shared/remote-kit';
import type { StateStore } from 'oidc-client-ts';
import { readIdToken, sessionKey, type IdTokenClaims } from './id-token.ts';

interface RefreshToken {
  readonly value: string;
  /**
   * The sign-in that the refresh token belongs to: a token of another sign-in, adopted from another tab, must not be
   * renewed with it.
   */
  readonly subject: string;
  readonly authTime: number | null;
}

/**
 * The tokens of this tab, in the form in which the OpenID client stores its user.
 *
 * localStorage holds the ID token and nothing else, so that all tabs share it and a reload needs no request. The
 * refresh token stays in this tab's memory: scripts of a later visit cannot find it, and two tabs never redeem the same
 * one. After a reload the provider's session cookie replaces it.
 */
export class TokenStore implements StateStore {
  readonly #stored: StoredValue<string>;
  #refreshToken: RefreshToken | undefined;
  /** The provider's clock minus this device's, in milliseconds, as of the last token directly from the provider. */
  #skew = 0;
  /** Holds the token of a sign-in that is not complete, invisible to other tabs. */
  #held: { idToken: string | undefined } | undefined;
  #isWriting = false;

  readonly #emailClaim: string | undefined;

  /** `emailClaim` names the claim with the email address in ID tokens. */
  constructor(stored: StoredValue<string> = storedText(sessionKey), emailClaim?: string) {
    this.#stored = stored;
    this.#emailClaim = emailClaim;
  }

  get idToken(): string | undefined {
    return this.#held?.idToken ?? this.#stored.get();
  }

  get claims(): IdTokenClaims | undefined {
    const { idToken } = this;
    return idToken === undefined ? undefined : readIdToken(idToken, this.#emailClaim);
  }

  /** Returns the milliseconds until the ID token expires; negative afterwards, and without a token. */
  remaining(): number {
    const { claims } = this;
    return claims ? claims.expiresAt - this.#skew - Date.now() : -1;
  }

  /** Keeps the next token in this tab until `publish`. */
  hold(): void {
    this.#held = { idToken: undefined };
  }

  /** Makes the held token visible to other tabs and later visits. */
  publish(): void {
    const idToken = this.#held?.idToken;
    this.#held = undefined;
    if (idToken !== undefined) this.#write(() => this.#stored.set(idToken));
  }

  /** Drops the held token and restores what was there before the sign-in. Returns whether there was a held token. */
  discard(): boolean {
    const hadToken = this.#held?.idToken !== undefined;
    if (hadToken) this.forgetRefreshToken();
    this.#held = undefined;
    return hadToken;
  }

  forgetRefreshToken(): void {
    this.#refreshToken = undefined;
  }

  /** Subscribes to changes of the stored token by other tabs. */
  subscribe(listener: () => void): () => void {
    return this.#stored.subscribe(() => {
      if (!this.#isWriting) listener();
    });
  }

  #write(work: () => void): void {
    this.#isWriting = true;
    work();
    this.#isWriting = false;
  }

  get(): Promise<string | null> {
    const { idToken, claims } = this;
    if (idToken === undefined || !claims) return Promise.resolve(null);
    const own = this.#refreshToken;
    const fits = own?.subject === claims.subject && own.authTime === claims.authTime;
    return Promise.resolve(
      JSON.stringify({
        id_token: idToken,
        access_token: '',
        token_type: 'Bearer',
        refresh_token: fits ? own.value : undefined,
        profile: claims.all,
        expires_at: Math.floor((claims.expiresAt - this.#skew) / 1000),
      }),
    );
  }

  set(_key: string, userText: string): Promise<void> {
    const user = JSON.parse(userText) as { id_token?: string; refresh_token?: string };
    const claims = user.id_token === undefined ? undefined : readIdToken(user.id_token);
    if (user.id_token === undefined || !claims) return Promise.reject(new Error('The provider sent no ID token.'));
    // Some providers renew only the other tokens, and an old ID token says nothing about the clock.
    if (user.id_token !== this.idToken) this.#skew = claims.issuedAt - Date.now();
    this.#refreshToken =
      user.refresh_token === undefined
        ? undefined
        : { value: user.refresh_token, subject: claims.subject, authTime: claims.authTime };
    const idToken = user.id_token;
    if (this.#held) this.#held.idToken = idToken;
    else this.#write(() => this.#stored.set(idToken));
    return Promise.resolve();
  }

  remove(): Promise<string | null> {
    this.forgetRefreshToken();
    this.#held = undefined;
    this.#write(() => this.#stored.remove());
    return Promise.resolve(null);
  }

  getAllKeys(): Promise<string[]> {
    return Promise.resolve(this.idToken === undefined ? [] : [sessionKey]);
  }
}
