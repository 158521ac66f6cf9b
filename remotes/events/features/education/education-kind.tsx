import { useLocale, useTranslation } from '@shared/i18n';
import { useMemo } from 'react';
import { operation } from '../common/api/operation.ts';
import { defineEventKind } from '../common/define-event-kind.tsx';
import type { EventView } from '../common/event-definition.ts';
import { CardFacts } from '../common/list/card-facts.tsx';
import { dateRangeOf } from '../common/list/date-range-of.ts';
import { byDates } from '../common/list/finding/sort-blocks.ts';
import { variantTextsOf } from '../common/variants/variant-texts.ts';
import { listEducation, type EduEvent } from './list-education.ts';

/** Schools, degrees, and courses. */
export const educationKind = defineEventKind({
  remote: 'events',
  texts: 'education',
  typename: 'EduEvent',
  listField: 'eduEvents',
  path: '/events/edu',
  documents: 'resume',
  hasPortalRecords: true,
  list: operation(listEducation, ({ eduEvents }) => eduEvents),
  titleOf: ({ degree, university }, t) =>
    degree === null || degree === '' ? university : t('education.titleOf', { degree, university }),
  useView: useEducationView,
  loadOperations: async () => (await import('./education-operations.ts')).educationOperations,
  loadForm: async () => (await import('./education-form.tsx')).educationForm,
});

function useEducationView(): EventView<EduEvent> {
  const { t } = useTranslation();
  const { language } = useLocale();
  return useMemo(() => {
    const minorOf = ({ minor }: EduEvent): string | null => (minor === null ? null : t('education.minor', { minor }));
    return {
      ...byDates,
      shownTextsOf: (event) => [event.location, event.major, minorOf(event)],
      hiddenTextsOf: ({ link, accomplishments, coursework, variants }) => [
        ...[...accomplishments, ...coursework].map(({ description }) => description),
        ...variantTextsOf(variants),
        ...(link === null ? [] : [link]),
      ],
      renderFacts: (event) => (
        <>
          <CardFacts
            facts={[
              dateRangeOf(event, language, t('present')),
              event.attending ? t('education.attending') : null,
              event.location,
            ]}
          />
          <CardFacts
            facts={[
              event.major,
              minorOf(event),
              event.accomplishments.length === 0
                ? null
                : t('list.accomplishments', { count: event.accomplishments.length }),
              event.coursework.length === 0 ? null : t('list.courses', { count: event.coursework.length }),
            ]}
          />
        </>
      ),
    };
  }, [t, language]);
}
