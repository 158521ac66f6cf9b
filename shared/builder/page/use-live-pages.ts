import type { ComposedDocument } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import {
  attachPages,
  createLivePages,
  readPreparedPages,
  type LivePages,
  type LivePagesState,
  type PagesView,
  type Typesetter,
} from '@shared/typesetting';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useIsLate } from './use-is-late.ts';

/** Milliseconds until pages that could not be made are requested again; the last delay repeats. */
const retryDelays = [3_000, 8_000, 20_000] as const;

export interface PagesOnScreen {
  /** A ref to the element that the pages are put into. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly view: RefObject<PagesView | null>;
  /**
   * The functions to call whenever the pages on screen change. They run without a rendering, because that happens with
   * every key.
   */
  readonly whenShown: Set<() => void>;
  readonly state: LivePagesState;
  /** Whether the pages on screen have been older than the document for some seconds. */
  readonly isLate: boolean;
  /** The number of pages on screen; null as long as there are none. */
  readonly pageCount: number | null;
  /** Characters that print as empty boxes because none of our fonts contains them; empty for none. */
  readonly missing: string;
  readonly retry: () => void;
}

/**
 * Keeps the pages on screen in step with `document` and retries after failures. Continues from the pages that the
 * server `prepared`, if there are any.
 */
export function useLivePages(
  typesetter: Typesetter,
  document: ComposedDocument,
  prepared: HTMLElement | undefined,
): PagesOnScreen {
  const { t: own } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<PagesView>(null);
  const [whenShown] = useState(() => new Set<() => void>());
  const live = useRef<LivePages>(null);
  const [found] = useState(() => (prepared?.isConnected === true ? readPreparedPages(prepared) : undefined));
  const [state, setState] = useState<LivePagesState>({ status: 'behind' });
  const [pageCount, setPageCount] = useState<number | null>(found?.pageCount ?? null);
  const [missing, setMissing] = useState('');
  const failures = useRef(0);
  const { isLate, follow } = useIsLate();
  const take = useEffectEvent((next: LivePagesState) => {
    follow(next);
    // The status alternates with every key and shows only in the pages themselves, so these changes cause no rendering.
    const isUsual = state.status === 'current' && next.status !== 'failed';
    if (!isUsual) setState(next);
    if (next.status === 'current') {
      setPageCount(next.pageCount);
      setMissing(next.missing ?? '');
      for (const tell of whenShown) tell();
    }
  });
  const label = useEffectEvent((count: number) => own('page.label', { count }));

  // Runs before the browser paints, so that prepared pages on screen are not covered for a moment.
  useLayoutEffect(() => {
    const container = place.current;
    if (!container) return undefined;
    const view = attachPages(container, { label });
    shown.current = view;
    if (found && prepared?.isConnected === true) view.adopt(found.drawing, found.revision);
    prepared?.remove();
    const pages = createLivePages({ typesetter, view, onState: take, session: found?.session });
    live.current = pages;
    return () => {
      live.current = null;
      shown.current = null;
      pages.close();
      view.detach();
    };
  }, [typesetter, prepared, found]);

  useEffect(() => live.current?.update(document), [typesetter, document]);

  useEffect(() => {
    if (state.status === 'current') failures.current = 0;
    if (state.status !== 'failed' || state.failure === 'invalid-document') return undefined;
    const delay = retryDelays[Math.min(failures.current, retryDelays.length - 1)] ?? 0;
    failures.current += 1;
    const timer = setTimeout(() => live.current?.retry(), delay);
    return () => clearTimeout(timer);
  }, [state]);

  return { place, view: shown, whenShown, state, isLate, pageCount, missing, retry: () => live.current?.retry() };
}
