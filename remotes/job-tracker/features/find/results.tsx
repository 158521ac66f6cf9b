import { useTranslation } from '@shared/i18n';
import { Text } from '@shared/ui';
import { useMemo, type ReactNode } from 'react';
import { findPath } from '../common/paths.ts';
import { LaterScore } from '../match/scores/later-score.tsx';
import { HighlightedText } from '../posting/highlighted-text.tsx';
import { PostingRow } from '../posting/posting-row.tsx';
import { PostingRows } from '../posting/posting-rows.tsx';
import type { SearchPage } from './api/search-postings.ts';
import { aroundMatch } from './around-match.ts';
import { addressOf, type FindQuery } from './query/find-query.ts';
import { areSamples } from './use-count-text.ts';
import type { PostingResults } from './use-posting-search.ts';

interface ResultsProps {
  readonly found: PostingResults;
  readonly page: SearchPage;
  readonly query: FindQuery;
  /** Id of the posting that is shown next to the list; '' for none. */
  readonly openId: string;
  readonly isBeside: boolean;
  readonly returnedFrom: string;
}

/** The postings of a search, with the matching words highlighted. */
export function Results({ found, page, query, openId, isBeside, returnedFrom }: ResultsProps): ReactNode {
  const { t } = useTranslation();
  const items = useMemo(
    () => page.nodes.map((node) => ({ ...node, id: node.posting.id, matches: aroundMatch(node.snippet) })),
    [page.nodes],
  );
  const allSamples = areSamples(page.nodes);
  return (
    <PostingRows
      label={t('find.results.label')}
      pages={found}
      items={items}
      total={page.total}
      returnedFrom={returnedFrom}
      renderRow={({ id, posting, title, company, matches }) => (
        <PostingRow
          posting={posting}
          title={<HighlightedText pieces={title} />}
          company={<HighlightedText pieces={company} />}
          to={addressOf(findPath, { ...query, posting: id })}
          isOpen={id === openId}
          replaces={isBeside && query.posting !== ''}
          isBeside={isBeside}
          saysSample={!allSamples}
          tile={<LaterScore of="posting" id={id} size="sm" />}
        >
          {matches.length > 0 && (
            <Text textStyle="sm" color="fg.muted" lineClamp="1" overflowWrap="anywhere" dir="auto">
              <HighlightedText pieces={matches} />
            </Text>
          )}
        </PostingRow>
      )}
    />
  );
}
