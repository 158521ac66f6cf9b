import { brand } from '@shared/contracts';
import { useEffect } from 'react';

/** The title of the page's own that a remote reports, and the name of the area that stands in for it. */
const shown: { own: string | undefined; area: string | undefined } = { own: undefined, area: undefined };

/** Shows the title in the browser's tab: `Baker, Northside Bread · Tessera`. */
function apply(): void {
  const title = shown.own ?? shown.area;
  document.title = title === undefined ? brand.name : `${title} · ${brand.name}`;
}

/** Shows the title that a page of a remote has itself; undefined ends that. */
export function showPageTitle(title: string | undefined): void {
  shown.own = title;
  apply();
}

/** Sets the document's title to a page of the shell, or to the area of a remote's page: `Work experience · Tessera`. */
export function useDocumentTitle(page: string | undefined): void {
  useEffect(() => {
    shown.area = page;
    apply();
  }, [page]);
}
