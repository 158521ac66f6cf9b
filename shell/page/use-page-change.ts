import { useLocation, useNavigationType } from '@shared/router';
import { useEffect, useRef } from 'react';
import type { Analytics } from '../analytics/analytics.ts';
import { dropPrepared } from './prepared.ts';

/** Id of the element that holds the page's content: target of the skip link and of focus after a change of page. */
export const contentId = 'content';

/**
 * What a change of page brings with it: it is counted (product.md §1), and focus goes to the new content, so that a
 * keyboard or a screen reader does not stay behind. An address that only replaces another leaves focus alone.
 */
export function usePageChange(analytics: Analytics): void {
  const { pathname } = useLocation();
  const kind: string = useNavigationType();
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (shown.current === pathname) return;
    const isFirst = shown.current === undefined;
    shown.current = pathname;
    analytics.pageView(pathname);
    if (!isFirst) dropPrepared();
    if (isFirst || kind === 'REPLACE') return;
    const content = document.getElementById(contentId);
    // A page that has put the focus somewhere in itself, on what was just saved for one, knows better.
    if (content?.contains(document.activeElement) !== true) content?.focus({ preventScroll: true });
  }, [analytics, pathname, kind]);
}
