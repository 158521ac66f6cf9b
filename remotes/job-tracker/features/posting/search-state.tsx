import { useTranslation } from '@shared/i18n';
import { Text, useAfter } from '@shared/ui';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { paneGutter } from '../common/panes.ts';
import type { PagedResult, Pages } from '../common/use-pages.ts';
import { useIsOnline } from '../common/use-is-online.ts';
import { SearchFailed } from './search-failed.tsx';

/** The results of a search, with what is to be said about them. */
export interface SearchedPages<Page> extends Pages<Page> {
  /** The error of the latest attempt, if it failed. */
  readonly error: Error | undefined;
  readonly isLoading: boolean;
}

/** Adds the state of a request to its pages. After a failure, what is shown is old, even if it answers this search. */
export function searchedPages<Page>(result: PagedResult<unknown>, pages: Pages<Page>): SearchedPages<Page> {
  const error = result.loading ? undefined : result.error;
  return { ...pages, error, isLoading: result.loading, isOld: pages.isOld || error !== undefined };
}

/** Milliseconds after which a search counts as slow. */
const slowAfter = 5_000;

/** Says that a search takes long; a quick one shows nothing. */
function SlowNotice(): ReactNode {
  const { t } = useTranslation();
  return (
    <Text role="status" textStyle="sm" color="fg.muted" py="2" px={paneGutter} _empty={{ display: 'none' }}>
      {useAfter(slowAfter) && t('posting.slow')}
    </Text>
  );
}

/**
 * Says when a search is slow, has failed, or cannot run without a network. It runs again as soon as the network is back,
 * because nothing else was missing.
 */
export function SearchState({ pages }: { readonly pages: SearchedPages<unknown> }): ReactNode {
  const { page, error, isLoading, retry } = pages;
  const isOnline = useIsOnline();
  const onBack = useEffectEvent(() => {
    if (error !== undefined) retry();
  });
  useEffect(() => {
    if (isOnline) onBack();
  }, [isOnline]);
  // A failure stays until there is an answer, so that the notice and the focus in it stay where they are.
  const [failure, setFailure] = useState(error);
  if (error !== undefined && error !== failure) setFailure(error);
  if (error === undefined && !isLoading && failure !== undefined) setFailure(undefined);
  return (
    <>
      {failure !== undefined && (
        <SearchFailed error={failure} isOffline={!isOnline} hasResults={page !== undefined} onRetry={retry} />
      )}
      {isLoading && <SlowNotice />}
    </>
  );
}
