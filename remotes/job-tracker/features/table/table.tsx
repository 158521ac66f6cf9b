import { useTranslation } from '@shared/i18n';
import { Button, ErrorNotice, ListSkeleton, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { useToday } from '../common/use-today.ts';
import { filterOf, isNarrowed, type JobSort, type TrackerQuery } from '../query/tracker-query.ts';
import { useJobList } from '../lists/use-job-list.ts';
import { JobRows } from './job-rows.tsx';

interface TableProps {
  readonly query: TrackerQuery;
  readonly onSort: (sort: JobSort) => void;
  readonly onShowAll: () => void;
}

/** Shows all jobs in one list: a table where columns fit, and cards on small screens. */
export function Table({ query, onSort, onShowAll }: TableProps): ReactNode {
  const { t } = useTranslation();
  const today = useToday();
  const filter = filterOf(query, query.stages);
  const pages = useJobList({ filter, sort: { ...query.sort }, first: 50, today });
  const { jobs, total, failed, retry } = pages;
  if (jobs === undefined) {
    if (!failed) return <ListSkeleton rows={6} />;
    return (
      <ErrorNotice title={t('loadFailed')} onRetry={retry}>
        {t('loadFailedHelp')}
      </ErrorNotice>
    );
  }
  const count = (
    // The page's bar shows how many jobs there are, so the number of all is for screen readers.
    <Text role="status" textStyle="sm" color="fg.muted" {...(!isNarrowed(query) && { srOnly: true })}>
      {t(isNarrowed(query) ? 'table.found' : 'table.count', { count: total })}
    </Text>
  );
  return (
    <Stack gap="3">
      {jobs.length === 0 ? (
        <>
          {count}
          <Button variant="outline" alignSelf="flex-start" onClick={onShowAll}>
            {t('table.showAll')}
          </Button>
        </>
      ) : (
        <JobRows
          key={JSON.stringify([filter, query.sort])}
          pages={pages}
          jobs={jobs}
          filter={filter}
          sort={query.sort}
          onSort={onSort}
          count={count}
        />
      )}
    </Stack>
  );
}
