import { brand } from '@shared/contracts';
import { useEffect } from 'react';

/** Sets the document's title: `Work experience · Tessera`. */
export function useDocumentTitle(page: string | undefined): void {
  useEffect(() => {
    document.title = page === undefined ? brand.name : `${page} · ${brand.name}`;
  }, [page]);
}
