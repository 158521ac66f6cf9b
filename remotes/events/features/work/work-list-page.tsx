import { useQuery } from '@shared/graphql';
import { useLocale, useTranslation } from '@shared/i18n';
import type { ReactNode } from 'react';
import { workKind } from '../common/block-kind.ts';
import { BlockListPage } from '../common/list/block-list-page.tsx';
import { CardFacts } from '../common/list/card-facts.tsx';
import { dateRangeOf } from '../common/list/date-range-of.ts';
import { newestFirst } from '../common/list/newest-first.ts';
import { listWorkEvents } from './api/list-work-events.ts';
import { useWorkStore } from './use-work-store.ts';
import { workTitle } from './work-title.ts';

/** `/events/work`: every position, newest first. */
export function WorkListPage(): ReactNode {
  const { t } = useTranslation();
  const { language } = useLocale();
  const { data, error, loading, refetch } = useQuery(listWorkEvents);
  const { restore } = useWorkStore();
  return (
    <BlockListPage
      kind={workKind}
      blocks={data && newestFirst(data.workEvents)}
      failed={error !== undefined && !loading}
      onRetry={() => void refetch().catch(() => undefined)}
      titleOf={(block) => workTitle(block, t)}
      searchTextsOf={({ company, position, location, link, accomplishments }) => [
        company,
        position,
        location,
        link,
        ...accomplishments.map(({ description }) => description),
      ]}
      renderFacts={(block) => (
        <CardFacts
          facts={[
            dateRangeOf(block, language, t('present')),
            block.location,
            t('list.accomplishments', { count: block.accomplishments.length }),
          ]}
        />
      )}
      restore={restore}
    />
  );
}
