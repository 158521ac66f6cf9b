import { newUuid } from '../new-uuid.ts';
import { holdDraft } from '@shared/remote-kit';
import { draftKey, type DraftPlace } from './draft-keys.ts';
import { saveDraft, removeDraft, type Draft } from './saved-drafts.ts';

/** Milliseconds without typing after which it is kept. */
const pause = 300;

/** A form's unsaved content now. */
export interface Unsaved<Values> {
  readonly place: DraftPlace;
  readonly values: Values;
  readonly uuid: string;
  readonly version: number | null;
}

export interface DraftKeeper<Values> {
  /** Id of the draft that this form writes. */
  readonly id: string;
  /** Something was typed, or taken back. */
  changed(): void;
  /** Keeps it at once. Answers whether what is unsaved stays on this device. */
  flush(): boolean;
  /** Goes on with an earlier draft: from now on it is the one that is written. */
  adopt(draft: Draft<Values>, place: DraftPlace): void;
  /** After a save: there is nothing unsaved any more, and the form is about to close. */
  finish(): void;
  /** `read` answers undefined when everything is saved. Returns the function that ends it, with all of it kept. */
  start(read: () => Unsaved<Values> | undefined): () => void;
}

/** Keeps on this device what a form has not saved, as it is typed and at the latest when the page goes away. */
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
    written = { place, key, release: holdDraft(key) };
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
