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

/** Milliseconds until pages that could not be made are tried again, the last one repeated. */
const retryDelays = [3_000, 8_000, 20_000] as const;

export interface PagesOnScreen {
  /** For the element that the pages are put into. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly view: RefObject<PagesView | null>;
  /** Called whenever other pages have come on screen, without a rendering: that happens with every key. */
  readonly whenShown: Set<() => void>;
  readonly state: LivePagesState;
  /** Of what is on screen; null as long as nothing is. */
  readonly pageCount: number | null;
  /** Characters that print as empty boxes, as none of our fonts has them; '' without any. */
  readonly missing: string;
  readonly retry: () => void;
}

/**
 * Keeps the pages on screen in step with `document`; what failed is tried again by itself. Goes on from the pages that
 * the server has `prepared`, if there are any.
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
  const take = useEffectEvent((next: LivePagesState) => {
    // Falling behind and catching up goes on with every key, and nothing but the pages shows it: no rendering for that.
    const isUsual = state.status === 'current' && next.status !== 'failed';
    if (!isUsual) setState(next);
    if (next.status === 'current') {
      setPageCount(next.pageCount);
      setMissing(next.missing ?? '');
      for (const tell of whenShown) tell();
    }
  });
  const label = useEffectEvent((count: number) => own('page.label', { count }));

  // Before the browser paints: pages that are on screen already must not be covered for a moment.
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

  return { place, view: shown, whenShown, state, pageCount, missing, retry: () => live.current?.retry() };
}
