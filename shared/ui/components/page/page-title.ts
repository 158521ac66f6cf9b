import { createContext, use, useEffect } from 'react';

/** Receives the title of the page that is shown; undefined when there is none any more. */
export const PageTitleContext = createContext<((title: string | undefined) => void) | undefined>(undefined);

/** The id of the heading that names the page and its `main`. */
export const pageTitleId = 'page-title';

/**
 * Reports the title of a page to whoever shows it, such as the browser's tab. Returns the id for its heading, unless
 * nobody listens: a portal may show several pages at once, and names its own `main`. Without a title it does nothing, for
 * what is a page only sometimes.
 */
export function usePageTitle(title: string | undefined): string | undefined {
  const report = use(PageTitleContext);
  useEffect(() => {
    if (title === undefined) return undefined;
    report?.(title);
    return () => report?.(undefined);
  }, [report, title]);
  return report && title !== undefined ? pageTitleId : undefined;
}
