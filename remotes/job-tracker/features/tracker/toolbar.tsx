import { useTranslation } from '@shared/i18n';
import { Choice, SearchBox } from '@shared/lists';
import type { ReactNode } from 'react';
import { useIsWide } from '../common/use-is-wide.ts';
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

/** The views of the jobs, search, filters, and order, which is one of the filters where there is little room. */
export function TrackerTools({ view, query, settled, tags, onChange }: TrackerToolsProps): ReactNode {
  const { t } = useTranslation();
  const isWide = useIsWide();
  const offered = sorts.some((sort) => keyOfSort(sort) === keyOfSort(query.sort)) ? sorts : [...sorts, query.sort];
  const hasOrder = view === 'board' || view === 'table';
  const order = (
    <Choice
      label={t('sort.label')}
      isLabelVisible={!isWide}
      value={keyOfSort(query.sort)}
      options={offered.map((sort) => ({ value: keyOfSort(sort), label: t(`sort.by.${sort.by}`) }))}
      onChange={(key) => onChange({ sort: offered.find((sort) => keyOfSort(sort) === key) ?? defaultSort })}
    />
  );
  return (
    <>
      <ViewSwitch view={view} query={settled} />
      {view !== 'insights' && (
        <>
          <SearchBox label={t('search')} search={query.search} onSearch={(search) => onChange({ search })} />
          <TrackerFilters
            query={query}
            tags={tags}
            onChange={onChange}
            order={hasOrder && !isWide ? order : undefined}
          />
        </>
      )}
      {hasOrder && isWide && order}
    </>
  );
}
