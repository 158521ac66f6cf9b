import type { SessionService } from '../session-service.ts';
import { sessionKey } from '../id-token.ts';
import { FakeProvider, sessionWith } from './fake-provider.ts';

/** Waits for background work until `isTrue` returns true. */
export async function until(isTrue: () => boolean): Promise<void> {
  for (let turn = 0; turn < 200 && !isTrue(); turn += 1) await new Promise((resolve) => setTimeout(resolve, 1));
  expect(isTrue()).toBe(true);
}

/** Changes the shared storage as another tab would; null for a sign-out. */
export function elsewhere(token: string | null): void {
  if (token === null) localStorage.removeItem(sessionKey);
  else localStorage.setItem(sessionKey, token);
  window.dispatchEvent(new StorageEvent('storage', { key: sessionKey }));
}

/** Advances the clock for all tokens. */
export function age(milliseconds: number): void {
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + milliseconds);
}

export interface Pages {
  readonly provider: FakeProvider;
  /** Opens a page and waits until its session is known. */
  open(): Promise<SessionService>;
}

/** Resets the storage and the provider before each test of the file. */
export function pages(): Pages {
  let provider = new FakeProvider();
  let stops: (() => void)[] = [];
  beforeEach(() => {
    localStorage.clear();
    provider = new FakeProvider();
  });
  afterEach(() => {
    for (const stop of stops) stop();
    stops = [];
    jest.restoreAllMocks();
  });
  return {
    get provider() {
      return provider;
    },
    async open() {
      const service = sessionWith(provider);
      stops.push(service.start());
      await until(() => service.phase() === 'settled');
      return service;
    },
  };
}
