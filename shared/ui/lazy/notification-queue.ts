import type { Notice } from '../overlay-types.ts';
import type { NoticeStore } from '../overlays/notice-area.tsx';
import { onOverlaysChange, overlaysState, requestOverlays } from './overlays.ts';

export interface NotificationQueueState {
  /** The notices that were shown before the toaster's code was loaded. */
  readonly waiting: readonly Notice[];
  readonly store: NoticeStore | undefined;
}

/** Queues the notices of one root and passes them on as soon as the toaster is available. */
export class NotificationQueue {
  #state: NotificationQueueState = { waiting: [], store: undefined };
  readonly #listeners = new Set<() => void>();

  readonly state = (): NotificationQueueState => this.#state;

  readonly show = (notice: Notice): void => {
    this.#become({ ...this.#state, waiting: [...this.#state.waiting, notice] });
    requestOverlays();
    this.#handOn();
  };

  readonly drop = (notice: Notice): void =>
    this.#become({ ...this.#state, waiting: this.#state.waiting.filter((each) => each !== notice) });

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    const stop = onOverlaysChange(() => this.#handOn());
    return () => {
      stop();
      this.#listeners.delete(listener);
      this.#state.store?.toaster.remove();
    };
  };

  #handOn(): void {
    const code = overlaysState();
    const { waiting } = this.#state;
    if (code.status !== 'ready' || waiting.length === 0) return;
    const store = this.#state.store ?? code.overlays.createNoticeStore();
    for (const notice of waiting) store.add(notice);
    this.#become({ waiting: [], store });
  }

  #become(state: NotificationQueueState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
