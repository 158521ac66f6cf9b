import { useRef, useState } from 'react';

/** The part of Apollo's result that this hook reads. */
export interface PagedResult<Data> {
  readonly data?: Data | undefined;
  /** The data of the previous query, until this one has a result. */
  readonly previousData?: Data | undefined;
  readonly error?: Error | undefined;
  readonly loading: boolean;
  readonly fetchMore: (options: { readonly variables: { readonly after: string } }) => Promise<unknown>;
  readonly refetch: () => Promise<unknown>;
}

/** A list that is loaded page by page. `Page` is the part that has been loaded. */
export interface Pages<Page> {
  /** Undefined until the first page is loaded. */
  readonly page: Page | undefined;
  /** Whether `page` belongs to the previous query, because the current one is loading or has failed. */
  readonly isOld: boolean;
  readonly hasMore: boolean;
  /** Loads the next page. Does nothing while a page is loading. */
  readonly loadMore: () => void;
  readonly moreFailed: boolean;
  /** Whether there is no data and nothing is loading. */
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * Loads a list page by page. `pageOf` picks the list out of the query's data, in which later pages are merged with the
 * first.
 */
export function usePages<Data, Page extends { readonly endCursor: string | null }>(
  result: PagedResult<Data>,
  pageOf: (data: Data) => Page,
): Pages<Page> {
  const { error, loading, fetchMore, refetch } = result;
  // The previous results stay until the next ones arrive, so that a search does not flicker.
  const data = result.data ?? result.previousData;
  const page = data === undefined ? undefined : pageOf(data);
  const isOld = result.data === undefined;
  const endCursor = isOld ? null : (page?.endCursor ?? null);
  const [moreFailed, setMoreFailed] = useState(false);
  const running = useRef(false);
  const more = async (after: string): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setMoreFailed(false);
    await fetchMore({ variables: { after } }).catch(() => setMoreFailed(true));
    running.current = false;
  };
  return {
    page,
    isOld,
    hasMore: endCursor !== null,
    loadMore: () => {
      if (endCursor !== null) void more(endCursor);
    },
    moreFailed,
    failed: page === undefined && error !== undefined && !loading,
    retry: () => void refetch().catch(() => undefined),
  };
}
