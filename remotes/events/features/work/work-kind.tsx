import { useLocale, useTranslation } from '@shared/i18n';
import { useMemo } from 'react';
import { operation } from '../common/api/operation.ts';
import { defineEventKind } from '../common/define-event-kind.tsx';
import type { EventView } from '../common/event-definition.ts';
import { CardFacts } from '../common/list/card-facts.tsx';
import { dateRangeOf } from '../common/list/date-range-of.ts';
import { byDates } from '../common/list/finding/sort-blocks.ts';
import { variantTextsOf } from '../common/variants/variant-texts.ts';
import { listWork, type WorkEvent } from './list-work.ts';

/** Positions. */
export const workKind = defineEventKind({
  remote: 'events',
  texts: 'work',
  typename: 'WorkEvent',
  listField: 'workEvents',
  path: '/events/work',
  documents: 'resume',
  hasPortalRecords: true,
  list: operation(listWork, ({ workEvents }) => workEvents),
  titleOf: ({ position, company }, t) => t('work.titleOf', { position, company }),
  useView: useWorkView,
  loadOperations: async () => (await import('./work-operations.ts')).workOperations,
  loadForm: async () => (await import('./work-form.tsx')).workForm,
});

function useWorkView(): EventView<WorkEvent> {
  const { t } = useTranslation();
  const { language } = useLocale();
  return useMemo(
    () => ({
      ...byDates,
      shownTextsOf: ({ location }) => [location],
      hiddenTextsOf: ({ link, accomplishments, variants }) => [
        ...accomplishments.map(({ description }) => description),
        ...variantTextsOf(variants),
        ...(link === null ? [] : [link]),
      ],
      renderFacts: (event) => (
        <CardFacts
          facts={[
            dateRangeOf(event, language, t('present')),
            event.location,
            event.accomplishments.length === 0
              ? null
              : t('list.accomplishments', { count: event.accomplishments.length }),
          ]}
        />
      ),
    }),
    [t, language],
  );
}
