import { createSecrets, type AuthorizationSecrets } from './identity/pkce.ts';

/** A customer who has been sent to the provider and has not come back yet. */
export interface PendingSignIn {
  readonly secrets: AuthorizationSecrets;
  /** Path to go to afterwards, of this site. */
  readonly next: string;
}

const longest = 30 * 60 * 1000;
const most = 10_000;

/** By the state that comes back; the browser that began keeps the same state in a cookie. */
export class PendingSignIns {
  readonly #pending = new Map<string, PendingSignIn & { readonly since: number }>();

  begin(next: string): PendingSignIn {
    for (const [state, { since }] of this.#pending) {
      if (Date.now() - since < longest && this.#pending.size < most) break;
      this.#pending.delete(state);
    }
    const secrets = createSecrets();
    this.#pending.set(secrets.state, { secrets, next, since: Date.now() });
    return { secrets, next };
  }

  /** Once only. */
  take(state: string | undefined): PendingSignIn | undefined {
    const pending = state === undefined ? undefined : this.#pending.get(state);
    if (state !== undefined) this.#pending.delete(state);
    return pending && Date.now() - pending.since < longest ? pending : undefined;
  }
}
