import { createSecrets, type AuthorizationSecrets } from './identity/pkce.ts';

/** A customer who was sent to the provider and has not returned yet. */
export interface PendingSignIn {
  readonly secrets: AuthorizationSecrets;
  /** The path on this site to continue at afterward. */
  readonly next: string;
}

const maxAgeMs = 30 * 60 * 1000;
const maxPending = 10_000;

/** The pending sign-ins by state. The browser that began one keeps the same state in a cookie. */
export class PendingSignIns {
  readonly #pending = new Map<string, PendingSignIn & { readonly since: number }>();

  begin(next: string): PendingSignIn {
    for (const [state, { since }] of this.#pending) {
      if (Date.now() - since < maxAgeMs && this.#pending.size < maxPending) break;
      this.#pending.delete(state);
    }
    const secrets = createSecrets();
    this.#pending.set(secrets.state, { secrets, next, since: Date.now() });
    return { secrets, next };
  }

  /** Removes and returns a sign-in, so that it can be used only once. */
  take(state: string | undefined): PendingSignIn | undefined {
    const pending = state === undefined ? undefined : this.#pending.get(state);
    if (state !== undefined) this.#pending.delete(state);
    return pending && Date.now() - pending.since < maxAgeMs ? pending : undefined;
  }
}
