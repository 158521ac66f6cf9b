import { keepPlace, skipToken, useQuery } from '@shared/graphql';
import { usePageSize } from '@shared/lists';
import { Box } from '@shared/ui';
import { useRef, type ReactNode } from 'react';
import { savvyPath } from '../common/paths.ts';
import { usePages } from '../common/use-pages.ts';
import { useToday } from '../common/use-today.ts';
import { addressOf, searchInput, searchOf } from '../find/query/find-query.ts';
import { useHomeCountry } from '../find/filters/use-home-country.ts';
import { usePostingQuery } from '../find/use-posting-query.ts';
import { PostingMatch } from '../match/posting-match.tsx';
import { PostingPage } from '../posting/posting-page.tsx';
import { PostingView } from '../posting/posting-view.tsx';
import { searchedPages } from '../posting/search-state.tsx';
import { savvyPostings } from './api/savvy-postings.ts';
import { DismissMenu } from './dismiss-menu.tsx';
import { SavvyResults } from './savvy-results.tsx';
import { useDismissals } from './use-dismissals.ts';

/** The number of postings per page. */
const pageLength = 25;

/** `/jobs/savvy`: postings ordered by how well they match the person's blocks. */
export function SavvyPage(): ReactNode {
  const today = useToday();
  const { size, place } = usePageSize();
  const search = usePostingQuery();
  const { settled, onClose } = search;
  const canSearch = useHomeCountry(search);
  const { dismiss } = useDismissals();
  const list = useRef<HTMLDivElement>(null);
  const result = useQuery(
    savvyPostings,
    canSearch
      ? {
          variables: { search: searchInput(searchOf(settled)), first: pageLength, today },
          fetchPolicy: 'cache-and-network',
          nextFetchPolicy: 'cache-first',
          context: keepPlace,
        }
      : skipToken,
  );
  const pages = searchedPages(
    result,
    usePages(result, (data) => data.savvyPostings),
  );
  const isBeside = size === 'wide' || size === 'extra';
  const posting = (id: string, isPage: boolean): ReactNode => (
    <PostingView
      key={id}
      id={id}
      isPage={isPage}
      renderActions={(open) => (
        <DismissMenu
          title={open.title}
          onDismiss={(reason) =>
            void dismiss(open, reason).then((isDone) => {
              if (!isDone) return;
              onClose();
              requestAnimationFrame(() => list.current?.focus({ preventScroll: true }));
            })
          }
        />
      )}
      renderMore={() => <PostingMatch id={id} heading={isPage ? 'h2' : 'h3'} isOpen />}
    />
  );
  return (
    <Box ref={place}>
      {isBeside || settled.posting === '' ? (
        <SavvyResults
          size={size}
          isBeside={isBeside}
          search={search}
          ranked={pages}
          listRef={list}
          renderPosting={(id) => posting(id, false)}
        />
      ) : (
        <PostingPage back={addressOf(savvyPath, { ...settled, posting: '' })}>
          {posting(settled.posting, true)}
        </PostingPage>
      )}
    </Box>
  );
}
