import { useLayoutEffect, useRef, type RefObject } from 'react';

interface HeadRefs {
  readonly page: RefObject<HTMLDivElement | null>;
  readonly head: RefObject<HTMLDivElement | null>;
}

/**
 * Keeps the head's height in `--page-head`, from which panes below it calculate theirs. While the page loads, the head is
 * as high as it was when it last had loaded in this width, so that nothing below moves when its controls come.
 */
export function useHeadHeight(name: string | undefined, isLoading: boolean): HeadRefs {
  const page = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = head.current;
    if (element === null) return undefined;
    const key = `tessera.head.${name ?? ''}.${element.offsetWidth}`;
    element.style.minHeight = isLoading && name !== undefined ? `${read(key)}px` : '';
    const measure = (): void => {
      page.current?.style.setProperty('--page-head', `${element.offsetHeight}px`);
      if (!isLoading && name !== undefined) write(key, element.offsetHeight);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [name, isLoading]);
  return { page, head };
}

// A session is enough, and it may be blocked in a partner's page.
function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '0';
  } catch {
    return '0';
  }
}

function write(key: string, height: number): void {
  try {
    sessionStorage.setItem(key, String(height));
  } catch {
    // The head moves once when the page is opened again.
  }
}
