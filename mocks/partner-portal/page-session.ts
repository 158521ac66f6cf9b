import type { IdentityClient } from './identity/identity-client.ts';
import type { CustomerSession } from './session-store.ts';

/** The answer of `GET /session/token` to the portal's own page. */
export interface PageToken {
  readonly token: string;
  readonly subject: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

export type PageTokenOutcome =
  | { readonly ok: true; readonly token: PageToken }
  | { readonly ok: false; readonly failure: 'signed-out' | 'unavailable' };

/** A token that expires within this many milliseconds might expire on its way. */
const margin = 30_000;

/**
 * Gives the page its token and renews it when it expires or when the gateway has refused it. Refresh tokens can be used
 * only once, so concurrent requests share one renewal.
 */
export class PageTokens {
  readonly #identity: IdentityClient;
  readonly #renewals = new Map<string, Promise<PageTokenOutcome>>();

  constructor(identity: IdentityClient) {
    this.#identity = identity;
  }

  async tokenFor(session: CustomerSession, wasRejected: boolean): Promise<PageTokenOutcome> {
    const pendingRenewal = this.#renewals.get(session.id);
    if (pendingRenewal !== undefined) return pendingRenewal;
    if (!wasRejected && session.tokens.expiresAt - Date.now() > margin)
      return { ok: true, token: pageTokenOf(session) };
    const renewal = this.#renew(session).finally(() => this.#renewals.delete(session.id));
    this.#renewals.set(session.id, renewal);
    return renewal;
  }

  async #renew(session: CustomerSession): Promise<PageTokenOutcome> {
    const outcome = await this.#identity.renew(session.tokens);
    if (!outcome.ok) return outcome;
    session.tokens = outcome.tokens;
    return { ok: true, token: pageTokenOf(session) };
  }
}

function pageTokenOf({ tokens: { idToken, subject, expiresAt } }: CustomerSession): PageToken {
  return { token: idToken, subject, expiresAt };
}
