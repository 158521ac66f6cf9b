import { useApolloClient, useQuery } from '@shared/graphql';
import { useLocale, useTranslation } from '@shared/i18n';
import { useMemo, type ReactNode } from 'react';
import { workKind } from '../common/block-kind.ts';
import { BlockListPage } from '../common/list/block-list-page.tsx';
import type { BlockView } from '../common/list/block-view.ts';
import { CardFacts } from '../common/list/card-facts.tsx';
import { dateRangeOf } from '../common/list/date-range-of.ts';
import { dateRankOf, periodOf } from '../common/list/finding/sort-blocks.ts';
import { thisMonth } from '../common/list/this-month.ts';
import { otherTextsOf } from '../common/wordings/other-texts.ts';
import { listWorkEvents } from './api/list-work-events.ts';
import type { WorkBlock } from './api/work-event-fields.ts';
import { workTitle } from './work-title.ts';

/** `/events/work`: every position. */
export function WorkListPage(): ReactNode {
  const { data, error, loading, refetch } = useQuery(listWorkEvents);
  const client = useApolloClient();
  return (
    <BlockListPage
      kind={workKind}
      blocks={data?.workEvents}
      view={useWorkView()}
      failed={error !== undefined && !loading}
      onRetry={() => void refetch().catch(() => undefined)}
      restore={async (copies) => (await import('./restore-work.ts')).restoreWork(client, copies)}
    />
  );
}

function useWorkView(): BlockView<WorkBlock> {
  const { t } = useTranslation();
  const { language } = useLocale();
  return useMemo(
    () => ({
      titleOf: (block) => workTitle(block, t),
      shownTextsOf: ({ location }) => [location],
      hiddenTextsOf: ({ link, accomplishments, variants }) => [
        ...accomplishments.map(({ description }) => description),
        ...otherTextsOf(variants),
        ...(link === null ? [] : [link]),
      ],
      renderFacts: (block) => (
        <CardFacts
          facts={[
            dateRangeOf(block, language, t('present')),
            block.location,
            t('list.accomplishments', { count: block.accomplishments.length }),
          ]}
        />
      ),
      rankOf: dateRankOf,
      periodOf: (block) => periodOf(block, thisMonth()),
      usualSort: 'newest',
    }),
    [t, language],
  );
}
