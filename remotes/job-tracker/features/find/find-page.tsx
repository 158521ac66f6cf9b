import { usePageSize } from '@shared/lists';
import { Box } from '@shared/ui';
import type { ReactNode } from 'react';
import { findPath } from '../common/paths.ts';
import { PostingMatch } from '../match/posting-match.tsx';
import { PostingPage } from '../posting/posting-page.tsx';
import { PostingView } from '../posting/posting-view.tsx';
import { FindResults } from './find-results.tsx';
import { useHomeCountry } from './filters/use-home-country.ts';
import { addressOf } from './query/find-query.ts';
import { usePostingQuery } from './use-posting-query.ts';
import { usePostingSearch } from './use-posting-search.ts';

/** `/jobs/find`: the job search. The address holds the whole search and the open posting. */
export function FindPage(): ReactNode {
  const { size, place } = usePageSize();
  const search = usePostingQuery();
  const { settled } = search;
  const found = usePostingSearch(settled, useHomeCountry(search));
  const isBeside = size === 'wide' || size === 'extra';
  const posting = (id: string, isPage: boolean): ReactNode => (
    <PostingView
      key={id}
      id={id}
      isPage={isPage}
      renderMore={(open) => <PostingMatch id={open.id} heading={isPage ? 'h2' : 'h3'} />}
    />
  );
  return (
    <Box ref={place}>
      {isBeside || settled.posting === '' ? (
        <FindResults
          size={size}
          isBeside={isBeside}
          search={search}
          found={found}
          renderPosting={(id) => posting(id, false)}
        />
      ) : (
        <PostingPage back={addressOf(findPath, { ...settled, posting: '' })}>
          {posting(settled.posting, true)}
        </PostingPage>
      )}
    </Box>
  );
}
