import { hash } from 'node:crypto';

interface Entry<T> {
  readonly value: T;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/**
 * The maximum number of milliseconds for which a token is cached. A signed-out token stays usable no longer than this
 * (docs/adr/0002).
 */
export const maxCacheMs = 60_000;

/** Caches verified tokens and evicts the least recently used. Keys are hashes, so that no token is kept in memory. */
export class TokenCache<T> {
  readonly #entries = new Map<string, Entry<T>>();
  readonly #size: number;
  readonly #now: () => number;

  constructor(size: number, now: () => number = Date.now) {
    this.#size = size;
    this.#now = now;
  }

  static keyOf(token: string): string {
    return hash('sha256', token, 'base64');
  }

  get(key: string): T | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    if (entry.until <= this.#now()) return undefined;
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** Caches a value. `expires` is in milliseconds since 1970. */
  set(key: string, value: T, expires: number): void {
    this.#entries.set(key, { value, until: Math.min(expires, this.#now() + maxCacheMs) });
    if (this.#entries.size <= this.#size) return;
    const oldest = this.#entries.keys().next();
    if (!oldest.done) this.#entries.delete(oldest.value);
  }
}
