import { newUuid } from '../new-uuid.ts';
import { lockDraft } from '@shared/remote-kit';
import { draftKey, type DraftPlace } from './draft-keys.ts';
import { saveDraft, removeDraft, type Draft } from './saved-drafts.ts';

/** Milliseconds without typing after which the draft is stored. */
const pause = 300;

/** The unsaved content of a form. */
export interface Unsaved<Values> {
  readonly place: DraftPlace;
  readonly values: Values;
  readonly uuid: string;
  readonly version: number | null;
}

export interface DraftKeeper<Values> {
  /** The id of the draft that this form writes. */
  readonly id: string;
  /** Reports that the content was edited or reverted. */
  changed(): void;
  /** Stores the draft at once. Returns whether the unsaved content stays on this device. */
  flush(): boolean;
  /** Continues an earlier draft, which is the one that is written from then on. */
  adopt(draft: Draft<Values>, place: DraftPlace): void;
  /** Ends the drafts after a save: nothing is unsaved any more, and the form is about to close. */
  finish(): void;
  /**
   * Starts to store drafts. `read` returns undefined when everything is saved. Returns the function that stops it after
   * storing what is unsaved.
   */
  start(read: () => Unsaved<Values> | undefined): () => void;
}

/** Stores on this device what a form has not saved, while it is typed and at the latest when the page is closed. */
export function createDraftKeeper<Values>(): DraftKeeper<Values> {
  let id = newUuid();
  let begunAt: string | undefined;
  let written: { readonly place: DraftPlace; readonly key: string; readonly release: () => void } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let read: (() => Unsaved<Values> | undefined) | undefined;
  let isFinished = false;

  const hold = (place: DraftPlace): void => {
    const key = draftKey(place, id);
    if (written?.key === key) return;
    forget();
    written = { place, key, release: lockDraft(key) };
  };
  const forget = (): void => {
    if (written === undefined) return;
    removeDraft(written.place, id);
    written.release();
    written = undefined;
  };
  const flush = (): boolean => {
    clearTimeout(timer);
    const unsaved = isFinished ? undefined : read?.();
    if (unsaved === undefined) {
      forget();
      begunAt = undefined;
      return false;
    }
    const { place, values, uuid, version } = unsaved;
    const keptAt = new Date().toISOString();
    begunAt ??= keptAt;
    hold(place);
    return saveDraft(place, { id, values, uuid, version, begunAt, keptAt });
  };
  const onHidden = (): void => {
    if (document.visibilityState === 'hidden') flush();
  };

  return {
    get id() {
      return id;
    },
    changed() {
      clearTimeout(timer);
      timer = setTimeout(flush, pause);
    },
    flush,
    adopt(draft, place) {
      flush();
      written?.release();
      written = undefined;
      ({ id, begunAt } = draft);
      hold(place);
    },
    finish() {
      isFinished = true;
      flush();
    },
    start(reader) {
      read = reader;
      document.addEventListener('visibilitychange', onHidden);
      window.addEventListener('pagehide', flush);
      return () => {
        flush();
        written?.release();
        written = undefined;
        document.removeEventListener('visibilitychange', onHidden);
        window.removeEventListener('pagehide', flush);
      };
    },
  };
}
