import { createContext, use, useEffect } from 'react';

/** Receives the title of the page that is shown; undefined when there is none any more. */
export const PageTitleContext = createContext<((title: string | undefined) => void) | undefined>(undefined);

/** Reports the title of a page to whoever shows it, such as the browser's tab. */
export function usePageTitle(title: string): void {
  const report = use(PageTitleContext);
  useEffect(() => {
    report?.(title);
    return () => report?.(undefined);
  }, [report, title]);
}
