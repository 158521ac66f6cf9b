import { useTranslation } from '@shared/i18n';
import { useMemo, type ReactNode } from 'react';
import { savvyPath } from '../common/paths.ts';
import { NothingFound } from '../find/nothing-found.tsx';
import { addressOf } from '../find/query/find-query.ts';
import { areSamples } from '../find/use-count-text.ts';
import type { PostingQuery } from '../find/use-posting-query.ts';
import { ScoreMark } from '../match/score-mark.tsx';
import { RowsSkeleton } from '../posting/list-skeletons.tsx';
import { PostingRow } from '../posting/posting-row.tsx';
import { PostingRows } from '../posting/posting-rows.tsx';
import { SearchState, type SearchedPages } from '../posting/search-state.tsx';
import type { SavvyPage } from './api/savvy-postings.ts';
import { topReasons } from './top-reasons.ts';
import { useReasonNotes } from './use-reason-notes.ts';

interface SavvyListProps {
  /** Whether the open posting is next to the list. */
  readonly isBeside: boolean;
  readonly openId: string;
  readonly search: PostingQuery;
  readonly ranked: SearchedPages<SavvyPage>;
}

/** Lists postings, the best matches first, each with its score and the reasons for and against it. */
export function SavvyList({ isBeside, openId, search, ranked }: SavvyListProps): ReactNode {
  const { t } = useTranslation();
  const notes = useReasonNotes();
  const { settled, lastOpen } = search;
  const { page, error } = ranked;
  const items = useMemo(() => page?.nodes.map((node) => ({ ...node, id: node.posting.id })) ?? [], [page?.nodes]);
  const allSamples = areSamples(items);
  return (
    <>
      <SearchState pages={ranked} />
      {page === undefined && error === undefined && <RowsSkeleton hasTile />}
      {page !== undefined && items.length > 0 && (
        <PostingRows
          label={t('savvy.list')}
          pages={ranked}
          items={items}
          total={page.total}
          returnedFrom={isBeside ? '' : lastOpen}
          renderRow={({ id, posting, fit }) => (
            <PostingRow
              posting={posting}
              title={posting.title}
              company={posting.company}
              to={addressOf(savvyPath, { ...settled, posting: id })}
              isOpen={id === openId}
              replaces={isBeside && settled.posting !== ''}
              isBeside={isBeside}
              saysSample={!allSamples}
              tile={<ScoreMark score={fit.score} isProvisional={fit.isProvisional} />}
              line={notes(topReasons(fit))}
            />
          )}
        />
      )}
      {page !== undefined && items.length === 0 && <NothingFound search={search} />}
    </>
  );
}
