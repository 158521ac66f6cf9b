import { randomBytes } from 'node:crypto';
import type { Tokens } from './identity/identity-client.ts';

/** What the portal stores about a signed-in customer, on the server only: the page never sees the refresh token. */
export interface CustomerSession {
  readonly id: string;
  readonly email: string;
  tokens: Tokens;
  /** The customer's note for the adviser, which is the portal's own data. */
  note: string;
  /** The time of the last request, in milliseconds since the epoch. */
  lastSeen: number;
}

const idleLimit = 8 * 60 * 60 * 1000;

/** Sessions in memory. They end with the process, which is enough for a mock. */
export class SessionStore {
  readonly #sessions = new Map<string, CustomerSession>();

  create(email: string, tokens: Tokens): CustomerSession {
    this.#dropIdle();
    const id = randomBytes(32).toString('base64url');
    const session: CustomerSession = { id, email, tokens, note: '', lastSeen: Date.now() };
    this.#sessions.set(id, session);
    return session;
  }

  find(id: string | undefined): CustomerSession | undefined {
    const session = id === undefined ? undefined : this.#sessions.get(id);
    if (session === undefined) return undefined;
    if (Date.now() - session.lastSeen > idleLimit) {
      this.#sessions.delete(session.id);
      return undefined;
    }
    session.lastSeen = Date.now();
    return session;
  }

  remove(id: string): void {
    this.#sessions.delete(id);
  }

  #dropIdle(): void {
    for (const { id, lastSeen } of this.#sessions.values()) {
      if (Date.now() - lastSeen > idleLimit) this.#sessions.delete(id);
    }
  }
}
