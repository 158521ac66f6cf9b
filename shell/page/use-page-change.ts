import { useLocation, useNavigationType } from '@shared/router';
import { pageTitleId } from '@shared/ui';
import { useEffect, useRef } from 'react';
import type { Analytics } from '../analytics/analytics.ts';
import { dropPrepared } from './prepared.ts';

/**
 * The id of the element that holds the page's content: the target of the skip link and of the focus after navigation.
 */
export const contentId = 'content';

/** What makes an element the page's content. The page's heading names it, which is what a screen reader says there. */
export const mainProps = {
  as: 'main',
  id: contentId,
  tabIndex: -1,
  outline: 'none',
  'aria-labelledby': pageTitleId,
} as const;

/**
 * Handles navigation: counts the page (product.md §1) and moves the focus to the new content, so that keyboard and
 * screen reader users continue there. An address that only replaces another leaves the focus alone.
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
    // A page may have moved the focus itself, for example to what was just saved.
    if (content?.contains(document.activeElement) !== true) content?.focus({ preventScroll: true });
  }, [analytics, pathname, kind]);
}
