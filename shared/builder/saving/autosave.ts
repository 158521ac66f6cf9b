import type { SaveStatus } from '@shared/ui';
import type { Draft } from '../editing/draft.ts';

/**
 * The result of a save: `retry` may succeed later without a change, after the given seconds if the server named them;
 * `refused` needs another draft or an action of the user.
 */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly version: number }
  | { readonly kind: 'conflict'; readonly currentVersion: number }
  | { readonly kind: 'retry'; readonly afterSeconds?: number }
  | { readonly kind: 'refused'; readonly reason: RefusalReason };

export type RefusalReason = 'not-found' | 'signed-out' | 'invalid' | 'full' | 'program';

export interface AutosaveState {
  /** The status is `saving` from the first unsaved key on. */
  readonly status: SaveStatus;
  /** Whether any change is not on the server yet. */
  readonly dirty: boolean;
  /** The version that the server has, when the draft was made from a different one. */
  readonly conflict: number | null;
  readonly refusal: RefusalReason | null;
  /** Whether the server asked to wait, because there were too many saves in a short time. */
  readonly isSlowedDown: boolean;
}

/** A draft that is not on the server yet, with the state that it is based on. */
export interface UnsavedDraft<Document> {
  readonly draft: Draft<Document>;
  /** The server's draft that it changes, if known, and its version. */
  readonly base: Draft<Document> | undefined;
  readonly version: number;
}

export interface AutosaveOptions<Document> {
  readonly draft: Draft<Document>;
  readonly version: number;
  /** The server's state at `version`, if it differs from `draft`. */
  readonly base?: { readonly draft: Draft<Document> | undefined };
  readonly save: (draft: Draft<Document>, version: number) => Promise<SaveOutcome>;
  readonly isOnline?: () => boolean;
  /** Receives each draft that is not saved yet, and null once all is saved, so that it can be stored on the device. */
  readonly keep?: (unsaved: UnsavedDraft<Document> | null) => void;
}

/** The operations on saving that do not depend on the document's type. */
export interface Saving {
  readonly state: AutosaveState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Saves immediately what is unsaved. Resolves to whether everything is on the server. */
  flush(): Promise<boolean>;
}

export interface Autosave<Document> extends Saving {
  /** Takes the current draft, which is saved after a pause. */
  change(draft: Draft<Document>): void;
  /** Returns the current draft with the state that it is based on. */
  unsaved(): UnsavedDraft<Document>;
  /**
   * Learns which version the server has. A newer one is a conflict, even without a change here: the page then shows what
   * another tab or device saved.
   */
  learn(version: number): void;
  /** Resolves a conflict: the server has `theirs`, and editing continues with `draft` (mine, theirs, or merged). */
  goOn(from: {
    readonly theirs: Draft<Document>;
    readonly version: number;
    readonly draft: Draft<Document>;
  }): Promise<boolean>;
  /** Starts the timers and the network listeners. Returns a function that stops them; what is unsaved stays unsaved. */
  start(): () => void;
}

/** Milliseconds without typing before a save, and the longest wait while typing continues. */
export const pause = 700;
export const maxPauseMs = 5_000;
/** Milliseconds until the next attempt; the last delay repeats. */
export const retryDelays = [1_000, 3_000, 8_000, 20_000, 60_000] as const;

const online = (): boolean => navigator.onLine;

/**
 * Saves a draft while it is being edited: one save at a time, each from the version that the previous one produced.
 * Failures are retried with growing delays; a conflict stops all saving until it is resolved.
 */
export function createAutosave<Document>(options: AutosaveOptions<Document>): Autosave<Document> {
  const { save, isOnline = online, keep = () => undefined } = options;
  const listeners = new Set<() => void>();
  let saved = options.draft;
  let current = options.draft;
  let version = options.version;
  let base = options.base === undefined ? options.draft : options.base.draft;
  let state: AutosaveState = { status: 'saved', dirty: false, conflict: null, refusal: null, isSlowedDown: false };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dirtySince: number | undefined;
  let attempts = 0;
  let running: Promise<boolean> | undefined;
  let started = false;

  const show = (patch: Partial<AutosaveState>): void => {
    const next = { ...state, ...patch };
    // Each key reports unsaved work, but only the first report changes the state.
    if (Object.entries(next).every(([key, value]) => state[key as keyof AutosaveState] === value)) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const schedule = (delay: number): void => {
    clearTimeout(timer);
    if (started) timer = setTimeout(() => void run(), delay);
  };

  const settle = (outcome: SaveOutcome, sent: Draft<Document>): boolean => {
    switch (outcome.kind) {
      case 'saved':
        saved = sent;
        base = sent;
        version = outcome.version;
        attempts = 0;
        show({ isSlowedDown: false });
        if (current === saved) {
          dirtySince = undefined;
          keep(null);
          show({ status: 'saved', dirty: false, refusal: null });
          return true;
        }
        dirtySince = Date.now();
        keep({ draft: current, base, version });
        show({ refusal: null });
        schedule(pause);
        return false;
      case 'conflict':
        show({ status: 'conflict', conflict: outcome.currentVersion });
        return false;
      case 'refused':
        show({ status: 'failed', refusal: outcome.reason });
        return false;
      case 'retry':
        schedule(
          Math.max(
            retryDelays[Math.min(attempts, retryDelays.length - 1)] ?? pause,
            (outcome.afterSeconds ?? 0) * 1_000,
          ),
        );
        attempts += 1;
        show({ status: isOnline() ? 'failed' : 'offline', isSlowedDown: outcome.afterSeconds !== undefined });
        return false;
    }
  };

  const run = (): Promise<boolean> => {
    clearTimeout(timer);
    if (running) return running;
    if (current === saved && attempts === 0) return Promise.resolve(true);
    if (state.conflict !== null) return Promise.resolve(false);
    const sent = current;
    if (attempts === 0) show({ status: 'saving' });
    running = save(sent, version)
      .catch((): SaveOutcome => ({ kind: 'retry' }))
      .then((outcome) => {
        running = undefined;
        return settle(outcome, sent);
      });
    return running;
  };

  const flush = async (): Promise<boolean> => {
    // A save in flight may be of an older draft; what was typed since then is saved right after it.
    if (running) await running;
    return run();
  };

  const whenOnline = (): void => {
    if (!state.dirty || state.conflict !== null) return;
    attempts = 0;
    void run();
  };

  return {
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(draft) {
      if (draft === current) return;
      current = draft;
      // The change was undone before it was sent. After an attempt without an answer the server may have it, so it must
      // be overwritten.
      if (draft === saved && !running && attempts === 0 && state.conflict === null) {
        clearTimeout(timer);
        dirtySince = undefined;
        keep(null);
        show({ status: 'saved', dirty: false, refusal: null });
        return;
      }
      dirtySince ??= Date.now();
      keep({ draft, base, version });
      if (state.conflict !== null) {
        show({ dirty: true });
        return;
      }
      const isTroubled = state.status === 'failed' || state.status === 'offline';
      show({ dirty: true, status: isTroubled && state.refusal === null ? state.status : 'saving', refusal: null });
      if (attempts === 0) schedule(Math.max(0, Math.min(pause, dirtySince + maxPauseMs - Date.now())));
    },
    flush,
    learn(newest) {
      // The answer of a save in flight says more, and that save may be the newest version itself.
      if (newest <= version || running || state.conflict !== null) return;
      clearTimeout(timer);
      show({ status: 'conflict', conflict: newest });
    },
    unsaved: () => ({ draft: current, base, version }),
    goOn({ theirs, version: theirVersion, draft }) {
      clearTimeout(timer);
      saved = theirs;
      base = theirs;
      current = draft;
      version = theirVersion;
      attempts = 0;
      if (draft === theirs) {
        dirtySince = undefined;
        keep(null);
        show({ status: 'saved', dirty: false, conflict: null, refusal: null });
        return Promise.resolve(true);
      }
      dirtySince ??= Date.now();
      keep({ draft, base, version });
      show({ status: 'saving', dirty: true, conflict: null, refusal: null });
      return flush();
    },
    start() {
      started = true;
      window.addEventListener('online', whenOnline);
      if (current !== saved) schedule(pause);
      return () => {
        started = false;
        clearTimeout(timer);
        window.removeEventListener('online', whenOnline);
      };
    },
  };
}
