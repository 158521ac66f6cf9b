import { useQuery } from '@shared/graphql';
import { useLocale, useTranslation } from '@shared/i18n';
import type { ReactNode } from 'react';
import { educationKind } from '../common/block-kind.ts';
import { BlockListPage } from '../common/list/block-list-page.tsx';
import { CardFacts } from '../common/list/card-facts.tsx';
import { dateRangeOf } from '../common/list/date-range-of.ts';
import { newestFirst } from '../common/list/newest-first.ts';
import { listEduEvents } from './api/list-edu-events.ts';
import { eduTitle } from './edu-title.ts';
import { useEduStore } from './use-edu-store.ts';

/** `/events/edu`: every school, newest first. */
export function EduListPage(): ReactNode {
  const { t } = useTranslation();
  const { language } = useLocale();
  const { data, error, loading, refetch } = useQuery(listEduEvents);
  const { restore } = useEduStore();
  return (
    <BlockListPage
      kind={educationKind}
      blocks={data && newestFirst(data.eduEvents)}
      failed={error !== undefined && !loading}
      onRetry={() => void refetch().catch(() => undefined)}
      titleOf={(block) => eduTitle(block, t)}
      searchTextsOf={({ university, degree, major, minor, location, link, accomplishments, coursework }) => [
        university,
        degree,
        major,
        minor,
        location,
        link,
        ...[...accomplishments, ...coursework].map(({ description }) => description),
      ]}
      renderFacts={(block) => (
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
              block.minor === null ? null : t('education.minor', { minor: block.minor }),
              t('list.accomplishments', { count: block.accomplishments.length }),
              block.coursework.length === 0 ? null : t('list.courses', { count: block.coursework.length }),
            ]}
          />
        </>
      )}
      restore={restore}
    />
  );
}
