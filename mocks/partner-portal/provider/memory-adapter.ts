import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Entry {
  readonly payload: AdapterPayload;
  /** Milliseconds since the epoch. */
  readonly until: number;
}

/** Stores the models of the mock's provider in memory, until the process ends. */
export class MemoryAdapter implements Adapter {
  readonly #entries = new Map<string, Entry>();

  upsert(id: string, payload: AdapterPayload, expiresIn = 86_400): Promise<void> {
    this.#entries.set(id, { payload, until: Date.now() + expiresIn * 1000 });
    return Promise.resolve();
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    const entry = this.#entries.get(id);
    if (entry && entry.until > Date.now()) return Promise.resolve(entry.payload);
    this.#entries.delete(id);
    return Promise.resolve(undefined);
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    const match = [...this.#entries.values()].find(({ payload, until }) => payload.uid === uid && until > Date.now());
    return Promise.resolve(match?.payload);
  }

  findByUserCode(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  consume(id: string): Promise<void> {
    const entry = this.#entries.get(id);
    if (entry) {
      const consumed = Math.floor(Date.now() / 1000);
      this.#entries.set(id, { ...entry, payload: { ...entry.payload, consumed } });
    }
    return Promise.resolve();
  }

  destroy(id: string): Promise<void> {
    this.#entries.delete(id);
    return Promise.resolve();
  }

  revokeByGrantId(grantId: string): Promise<void> {
    for (const [id, { payload }] of this.#entries) if (payload.grantId === grantId) this.#entries.delete(id);
    return Promise.resolve();
  }
}
