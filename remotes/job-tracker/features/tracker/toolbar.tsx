import { useTranslation } from '@shared/i18n';
import { Choice, SearchBox } from '@shared/lists';
import type { ReactNode } from 'react';
import { defaultSort, type JobSort, type TrackerQuery, type View } from '../query/tracker-query.ts';
import { TrackerFilters } from './tracker-filters.tsx';
import { ViewSwitch } from './view-switch.tsx';

/** The orders in the menu; the table's headings offer all of them. */
const sorts: readonly JobSort[] = [
  defaultSort,
  { by: 'nextStepOn', descending: false },
  { by: 'deadline', descending: false },
  { by: 'excitement', descending: true },
  { by: 'company', descending: false },
  { by: 'title', descending: false },
  { by: 'createdAt', descending: true },
];

const keyOfSort = ({ by, descending }: JobSort): string => `${descending ? '-' : ''}${by}`;

interface TrackerToolsProps {
  readonly view: View;
  /** What is typed and chosen. */
  readonly query: TrackerQuery;
  /** What the jobs below have been found by. */
  readonly settled: TrackerQuery;
  readonly tags: readonly string[];
  readonly onChange: (changes: Partial<TrackerQuery>) => void;
}

/** The views of the jobs, search, filters, and order. */
export function TrackerTools({ view, query, settled, tags, onChange }: TrackerToolsProps): ReactNode {
  const { t } = useTranslation();
  const offered = sorts.some((sort) => keyOfSort(sort) === keyOfSort(query.sort)) ? sorts : [...sorts, query.sort];
  return (
    <>
      <ViewSwitch view={view} query={settled} />
      {view !== 'insights' && (
        <>
          <SearchBox label={t('search')} search={query.search} onSearch={(search) => onChange({ search })} />
          <TrackerFilters query={query} tags={tags} onChange={onChange} />
        </>
      )}
      {(view === 'board' || view === 'table') && (
        <Choice
          label={t('sort.label')}
          value={keyOfSort(query.sort)}
          options={offered.map((sort) => ({ value: keyOfSort(sort), label: t(`sort.by.${sort.by}`) }))}
          onChange={(key) => onChange({ sort: offered.find((sort) => keyOfSort(sort) === key) ?? defaultSort })}
        />
      )}
    </>
  );
}
