import { useApolloClient, useQuery } from '@shared/graphql';
import { useLocale, useTranslation } from '@shared/i18n';
import { useMemo, type ReactNode } from 'react';
import { educationKind } from '../common/block-kind.ts';
import { BlockListPage } from '../common/list/block-list-page.tsx';
import type { BlockView } from '../common/list/block-view.ts';
import { CardFacts } from '../common/list/card-facts.tsx';
import { dateRangeOf } from '../common/list/date-range-of.ts';
import { dateRankOf, periodOf } from '../common/list/finding/sort-blocks.ts';
import { thisMonth } from '../common/list/this-month.ts';
import { otherTextsOf } from '../common/wordings/other-texts.ts';
import type { EduBlock } from './api/edu-event-fields.ts';
import { listEduEvents } from './api/list-edu-events.ts';
import { eduTitle } from './edu-title.ts';

/** `/events/edu`: every school. */
export function EduListPage(): ReactNode {
  const { data, error, loading, refetch } = useQuery(listEduEvents);
  const client = useApolloClient();
  return (
    <BlockListPage
      kind={educationKind}
      blocks={data?.eduEvents}
      view={useEduView()}
      failed={error !== undefined && !loading}
      onRetry={() => void refetch().catch(() => undefined)}
      restore={async (copies) => (await import('./restore-edu.ts')).restoreEdu(client, copies)}
    />
  );
}

function useEduView(): BlockView<EduBlock> {
  const { t } = useTranslation();
  const { language } = useLocale();
  return useMemo(() => {
    const minorOf = ({ minor }: EduBlock): string | null => (minor === null ? null : t('education.minor', { minor }));
    return {
      titleOf: (block) => eduTitle(block, t),
      shownTextsOf: (block) => [block.location, block.major, minorOf(block)],
      hiddenTextsOf: ({ link, accomplishments, coursework, variants }) => [
        ...[...accomplishments, ...coursework].map(({ description }) => description),
        ...otherTextsOf(variants),
        ...(link === null ? [] : [link]),
      ],
      renderFacts: (block) => (
        <>
          <CardFacts
            facts={[
              dateRangeOf(block, language, t('present')),
              block.attending ? t('education.attending') : null,
              block.location,
            ]}
          />
          <CardFacts
            facts={[
              block.major,
              minorOf(block),
              t('list.accomplishments', { count: block.accomplishments.length }),
              block.coursework.length === 0 ? null : t('list.courses', { count: block.coursework.length }),
            ]}
          />
        </>
      ),
      rankOf: dateRankOf,
      periodOf: (block) => periodOf(block, thisMonth()),
      usualSort: 'newest',
    };
  }, [t, language]);
}
