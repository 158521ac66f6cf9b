/**
 * The only access to the browser's localStorage. A browser may refuse it (private windows, policies, a full disk);
 * values are then kept in memory, and the page works until it is closed.
 */

/** Values that the browser refused to store. */
const inMemory = new Map<string, string>();
const listeners = new Map<string, Set<() => void>>();

const storage = (): Storage | undefined => {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
};

function read(key: string): string | null {
  const kept = inMemory.get(key);
  if (kept !== undefined) return kept;
  try {
    return storage()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

function write(key: string, text: string): boolean {
  try {
    const store = storage();
    if (!store) throw new Error('no localStorage');
    store.setItem(key, text);
    inMemory.delete(key);
    return true;
  } catch {
    inMemory.set(key, text);
    return false;
  }
}

function erase(key: string): void {
  inMemory.delete(key);
  try {
    storage()?.removeItem(key);
  } catch {
    // Storage that cannot be accessed holds nothing to remove.
  }
}

const tell = (key: string): void => listeners.get(key)?.forEach((listener) => listener());

/** Another tab has changed a key; without a key it has cleared the whole storage. */
function onStorage({ key }: StorageEvent): void {
  if (key === null) for (const each of listeners.keys()) tell(each);
  else tell(key);
}

function listen(key: string, listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  const ofKey = listeners.get(key) ?? new Set();
  listeners.set(key, ofKey.add(listener));
  return () => {
    ofKey.delete(listener);
    if (ofKey.size === 0) listeners.delete(key);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

/** Converts a value to text and back. `parse` returns undefined for invalid text, such as an older version's. */
export interface Codec<T> {
  readonly parse: (text: string) => T | undefined;
  readonly print: (value: T) => string;
}

/** One value that the browser stores between visits. */
export interface StoredValue<T> {
  /** Returns the same object as long as the stored text is the same. */
  get(): T | undefined;
  /** Returns whether the browser stores the value; otherwise it is kept only until the page is closed. */
  set(value: T): boolean;
  remove(): void;
  /** Subscribes to changes in this tab and in others. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Returns the value stored under `key`, read and written by `codec`. */
export function storedValue<T>(key: string, codec: Codec<T>): StoredValue<T> {
  let known: { readonly text: string; readonly value: T | undefined } | undefined;
  return {
    get() {
      const text = read(key);
      if (text === null) return undefined;
      if (known?.text !== text) known = { text, value: codec.parse(text) };
      return known.value;
    },
    set(value) {
      const isKept = write(key, codec.print(value));
      tell(key);
      return isKept;
    },
    remove() {
      erase(key);
      tell(key);
    },
    subscribe: (listener) => listen(key, listener),
  };
}

const asItIs: Codec<string> = { parse: (text) => text, print: (text) => text };

/** Returns the text stored under `key`, without conversion. */
export const storedText = (key: string): StoredValue<string> => storedValue(key, asItIs);

/** Returns the keys in use that begin with `prefix`, in no particular order. */
export function storedKeys(prefix: string): readonly string[] {
  const keys = new Set(inMemory.keys());
  try {
    const store = storage();
    for (let place = 0; place < (store?.length ?? 0); place += 1) keys.add(store?.key(place) ?? '');
  } catch {
    // Storage that cannot be accessed has no keys.
  }
  return [...keys].filter((key) => key.startsWith(prefix));
}

/** Whether the browser stores values after the page is closed. */
export function isStorageKept(): boolean {
  const probe = 'tessera.probe';
  try {
    const store = storage();
    if (!store) return false;
    store.setItem(probe, '1');
    store.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}
