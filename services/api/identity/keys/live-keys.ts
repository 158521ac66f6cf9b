import { loadKeys, type IdentityKeys, type KeyOptions } from '../keys.ts';

/** Milliseconds after which a process has taken up keys that another one, or the command, has changed. */
export const defaultReload = 30_000;

/** The keys of the database, followed without a restart. */
export interface LiveKeys {
  current(): IdentityKeys;
  /** Answers what ends the listening. */
  onChange(listener: (keys: IdentityKeys) => void): () => void;
  stop(): Promise<void>;
}

/** Keys in their order: another one signing is a change, too. */
const printOf = ({ signing, cookies }: IdentityKeys): string =>
  [...signing.keys.map(({ kid }) => kid ?? ''), ...cookies].join('\n');

export interface LiveKeysOptions extends KeyOptions {
  readonly reloadEvery?: number | undefined;
  readonly onError: (error: unknown) => void;
}

/** @throws SealedKeysError when the keys cannot be opened at the start; later that is only told to `onError`. */
export async function startLiveKeys({ reloadEvery, onError, ...options }: LiveKeysOptions): Promise<LiveKeys> {
  let keys = await loadKeys(options);
  const listeners = new Set<(keys: IdentityKeys) => void>();
  let underWay: Promise<void> | undefined;

  const takeUp = async (): Promise<void> => {
    const found = await loadKeys(options);
    if (printOf(found) === printOf(keys)) return;
    keys = found;
    for (const listener of listeners) listener(found);
  };
  const timer = setInterval(() => {
    underWay ??= takeUp()
      .catch(onError)
      .finally(() => (underWay = undefined));
  }, reloadEvery ?? defaultReload);
  timer.unref();

  return {
    current: () => keys,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async stop() {
      clearInterval(timer);
      await underWay;
    },
  };
}
