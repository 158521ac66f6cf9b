import { useRef, useState } from 'react';

/** As much of Apollo's answer as this looks at. */
export interface PagedResult<Data> {
  readonly data?: Data | undefined;
  /** Of the question before, until this one is answered. */
  readonly previousData?: Data | undefined;
  readonly error?: Error | undefined;
  readonly loading: boolean;
  readonly fetchMore: (options: { readonly variables: { readonly after: string } }) => Promise<unknown>;
  readonly refetch: () => Promise<unknown>;
}

/** A list that is loaded page by page; `Page` is what has been loaded of it. */
export interface Pages<Page> {
  /** Undefined until the first page is here. */
  readonly page: Page | undefined;
  /** It answers the question before: the answer to this one is on its way, or has failed. */
  readonly isOld: boolean;
  readonly hasMore: boolean;
  /** Loads the next page; does nothing while one is on its way. */
  readonly loadMore: () => void;
  readonly moreFailed: boolean;
  /** Nothing is here, and nothing is on its way. */
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The pages of a list. `pageOf` finds the list in the query's data, in which later pages have joined the first. */
export function usePages<Data, Page extends { readonly endCursor: string | null }>(
  result: PagedResult<Data>,
  pageOf: (data: Data) => Page,
): Pages<Page> {
  const { error, loading, fetchMore, refetch } = result;
  // What was found before stays until the next is there: a search must not flicker.
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
