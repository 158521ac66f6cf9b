import { useApolloClient, useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { useAddressQuery, type AddressForm } from '@shared/lists';
import { lazyComponent, withTexts } from '@shared/remote-kit';
import { Box, EmptyState, ErrorNotice, Flex, Stack, Text } from '@shared/ui';
import { useCallback, useRef, type ReactNode } from 'react';
import { evictDueCount } from '../common/api/evict-due-count.ts';
import { getOverview } from '../common/api/get-overview.ts';
import type { JobCard } from '../common/api/job-card-fields.ts';
import { trackerPath } from '../common/paths.ts';
import { isWideScreen, useIsWide } from '../common/use-is-wide.ts';
import { useReturn } from '../common/use-return.ts';
import { useToday } from '../common/use-today.ts';
import { useDeletion } from '../deleting/use-deletion.ts';
import { useMoves } from '../moving/moves.tsx';
import { TransferMenu } from '../transfer/transfer-menu.tsx';
import { readTrackerQuery, writeTrackerQuery, type TrackerQuery, type View } from '../query/tracker-query.ts';
import { Toolbar } from './toolbar.tsx';
import { ViewSwitch } from './view-switch.tsx';

/** Returns whether the page that is opening starts with the board. */
function beginsWithBoard(): boolean {
  const { pathname, search } = window.location;
  const view = new URLSearchParams(search).get('view') ?? (isWideScreen() ? 'board' : 'table');
  return pathname.endsWith(trackerPath) && view === 'board';
}

// Each view is loaded when it is first shown.
const Board = lazyComponent(async () => (await import('../board/board.tsx')).Board, undefined, beginsWithBoard());
const Calendar = lazyComponent(async () => (await import('../calendar/calendar.tsx')).Calendar);
const Insights = lazyComponent(async () => {
  const [{ Insights: Late }, { default: texts }] = await Promise.all([
    import('../insights/insights.tsx'),
    import('../../locales/en/insights.json'),
  ]);
  return withTexts(Late, { en: texts });
});
const Table = lazyComponent(async () => (await import('../table/table.tsx')).Table);

const form: AddressForm<TrackerQuery> = { read: readTrackerQuery, write: writeTrackerQuery, replacing: ['sort'] };

interface TrackedJobsProps {
  /** The button that adds a first job. */
  readonly add: ReactNode;
}

/** Shows the jobs in one of the views, or that they are loading, have failed, or do not exist. */
export function TrackedJobs({ add }: TrackedJobsProps): ReactNode {
  const { t } = useTranslation();
  const { query, settled, change } = useAddressQuery(form);
  const today = useToday();
  const isWide = useIsWide();
  const content = useRef<HTMLDivElement>(null);
  const client = useApolloClient();
  const { data, error, loading, refetch } = useQuery(getOverview, {
    variables: { today },
    fetchPolicy: 'cache-and-network',
  });
  const { waiting } = useMoves();
  const remove = useDeletion();
  const onDelete = useCallback(
    (job: JobCard): void => {
      // The focused card disappears, so Tab continues from the view.
      void remove([job]).then(() => content.current?.focus({ preventScroll: true }));
    },
    [remove],
  );

  useReturn(async () => {
    await refetch();
    return () => void evictDueCount(client.cache);
  });

  if (data === undefined && error !== undefined && !loading) {
    return (
      <ErrorNotice title={t('loadFailed')} onRetry={() => void refetch().catch(() => undefined)}>
        {t('loadFailedHelp')}
      </ErrorNotice>
    );
  }
  // Until the count is known, the view shows that it is loading, because it requests its jobs at the same time.
  if (data?.jobCounts.every(({ count }) => count === 0) === true) {
    const ways = (
      <Stack gap="3" align="center">
        {add}
        <TransferMenu query={settled} hasJobs={false} />
      </Stack>
    );
    return <EmptyState title={t('empty.title')} sentence={t('empty.sentence')} action={ways} />;
  }
  const view: View = query.view ?? (isWide ? 'board' : 'table');
  return (
    <Stack gap="4">
      {/* The tools are hidden but keep their space until the count is known, because an empty tracker does not show
          them. */}
      <Stack gap="4" visibility={data === undefined ? 'hidden' : undefined}>
        <Flex wrap="wrap" gap="3" align="center" justify="space-between">
          <ViewSwitch view={view} query={settled} />
          <TransferMenu query={settled} hasJobs />
        </Flex>
        {view !== 'insights' && (
          <Toolbar view={view} query={query} tags={data?.jobTags.map(({ name }) => name) ?? []} onChange={change} />
        )}
      </Stack>
      <Text role="status" textStyle="sm" color="fg.info" _empty={{ mt: '-4' }}>
        {waiting.size > 0 && t('moves.waiting', { count: waiting.size })}
      </Text>
      <Box ref={content} tabIndex={-1} outline="none">
        {view === 'board' && <Board query={settled} onDelete={onDelete} />}
        {view === 'calendar' && <Calendar query={settled} onMonth={(month) => change({ month })} />}
        {view === 'insights' && <Insights query={settled} onPeriod={(period) => change({ period })} />}
        {view === 'table' && (
          <Table
            query={settled}
            onSort={(sort) => change({ sort })}
            onShowAll={() => change({ search: '', stages: [], tag: '', attention: 'all' })}
          />
        )}
      </Box>
    </Stack>
  );
}
