import { useApolloClient, useFirstPolicy, useQuery } from '@shared/graphql';
import type { JobStage } from '@shared/documents';
import { useFormats, useTranslation } from '@shared/i18n';
import { useAddressQuery, type AddressForm } from '@shared/lists';
import { AppLink, lazyComponent, storedText, withTexts } from '@shared/remote-kit';
import {
  Box,
  ButtonLink,
  chakra,
  EmptyState,
  ErrorNotice,
  Flex,
  ListSkeleton,
  MainLabel,
  Page,
  PageTools,
  PlusIcon,
  Text,
  type BoxProps,
} from '@shared/ui';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { evictDueCount } from '../common/api/evict-due-count.ts';
import { getOverview } from '../common/api/get-overview.ts';
import type { JobCard } from '../common/api/job-card-fields.ts';
import { JobsNav } from '../common/jobs-nav.tsx';
import { newJobPath } from '../common/paths.ts';
import { useIsWide } from '../common/use-is-wide.ts';
import { useReturn } from '../common/use-return.ts';
import { useToday } from '../common/use-today.ts';
import { useDeletion } from '../deleting/use-deletion.ts';
import { useMoves } from '../moving/moves.tsx';
import { ImportButton, TransferMenu } from '../transfer/transfer-menu.tsx';
import { rememberTrackerQuery } from '../query/last-tracker-query.ts';
import { readTrackerQuery, writeTrackerQuery, type TrackerQuery, type View } from '../query/tracker-query.ts';
import { beginsWithBoard } from './prefetch-tracker.ts';
import { TrackerTools } from './toolbar.tsx';

/** A view whose code is loading, with the place of its period in the toolbar. */
function LaterView(): ReactNode {
  return (
    <>
      <PageTools>
        <Box width="52" height="var(--control-height)" ms="auto" />
      </PageTools>
      <ListSkeleton rows={4} />
    </>
  );
}

// Each view is loaded when it is first shown.
const Board = lazyComponent(
  async () => (await import(/* webpackChunkName: "board" */ '../board/board.tsx')).Board,
  undefined,
  beginsWithBoard(window.location),
);
const Calendar = lazyComponent(async () => (await import('../calendar/calendar.tsx')).Calendar, LaterView);
const TodayLine = lazyComponent(
  async () => (await import('../today/today-line.tsx')).TodayLine,
  () => null,
);
const Insights = lazyComponent(async () => {
  const [{ Insights: Late }, { default: texts }] = await Promise.all([
    import('../insights/insights.tsx'),
    import('../../locales/en/insights.json'),
  ]);
  return withTexts(Late, { en: texts });
}, LaterView);
const Table = lazyComponent(async () => (await import(/* webpackChunkName: "table" */ '../table/table.tsx')).Table);

/** Whether something was due when the tracker was last open. */
const hadDue = storedText('tessera.job-tracker.due');

/** Keeps the place of the toolbar's controls, however they wrap. */
const shownTools: BoxProps['css'] = { display: 'contents' };
const reservedTools: BoxProps['css'] = { display: 'contents', '& > *': { visibility: 'hidden' } };
/** Where there is little room, the table's own tools stand beside the views, and the search and the filters below. */
const inTwoRows: BoxProps['css'] = { '& > *': { order: '1' }, '& > nav': { order: '-1' } };

const noCounts: ReadonlyMap<JobStage, number> = new Map();

const form: AddressForm<TrackerQuery> = { read: readTrackerQuery, write: writeTrackerQuery, replacing: ['sort'] };

/** Shows the jobs in one of the views, or that they are loading, have failed, or do not exist. */
export function TrackedJobs(): ReactNode {
  const { t } = useTranslation();
  const { query, settled, change } = useAddressQuery(form);
  const today = useToday();
  const isWide = useIsWide();
  const content = useRef<HTMLDivElement>(null);
  const client = useApolloClient();
  const fetchPolicy = useFirstPolicy(getOverview, { today });
  const { data, error, loading, refetch } = useQuery(getOverview, { variables: { today }, fetchPolicy });
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

  useEffect(() => rememberTrackerQuery(settled), [settled]);
  const dueCount = data?.jobsDue.count;
  useEffect(() => {
    if (dueCount !== undefined) hadDue.set(String(dueCount > 0));
  }, [dueCount]);

  const formats = useFormats();
  const frame = { title: t('title'), tabs: <JobsNav current="tracker" /> };
  const add = (
    <ButtonLink>
      <AppLink to={newJobPath}>
        <PlusIcon size={18} aria-hidden />
        <MainLabel>{t('add')}</MainLabel>
      </AppLink>
    </ButtonLink>
  );
  if (data === undefined && error !== undefined && !loading) {
    return (
      <Page {...frame}>
        <ErrorNotice title={t('loadFailed')} onRetry={() => void refetch().catch(() => undefined)}>
          {t('loadFailedHelp')}
        </ErrorNotice>
      </Page>
    );
  }
  // Until the count is known, the view shows that it is loading, because it requests its jobs at the same time.
  const total = data?.jobCounts.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) {
    const ways = (
      <Flex gap="3" wrap="wrap" justify="center">
        {add}
        <ImportButton />
      </Flex>
    );
    return (
      <Page {...frame} actions={<TransferMenu query={settled} hasJobs={false} />}>
        <EmptyState title={t('empty.title')} sentence={t('empty.sentence')} action={ways} />
      </Page>
    );
  }
  // Until the count is known, the last one decides, so that the view does not move when the line comes.
  const hasDue = data === undefined ? hadDue.get() === 'true' : data.jobsDue.count > 0;
  const isNarrowed = settled.search !== '' || settled.tag !== '' || settled.attention !== 'all';
  const counts = new Map(data?.jobCounts.map(({ stage, count }) => [stage, count] as const));
  const view: View = query.view ?? (isWide ? 'board' : 'table');
  const tags = data?.jobTags.map(({ name }) => name) ?? [];
  const tools = <TrackerTools view={view} query={query} settled={settled} tags={tags} onChange={change} />;
  return (
    <Page
      {...frame}
      count={total === undefined ? undefined : t('total', { count: total, shown: formats.number(total) })}
      // Until the count is known, the tools are hidden but keep their place, because an empty tracker does not show them.
      actions={total === undefined ? undefined : <TransferMenu query={settled} hasJobs />}
      main={total === undefined ? undefined : add}
      line={
        view !== 'insights' && hasDue ? (
          // The line's space is reserved while it loads.
          <Box height="10">{data !== undefined && <TodayLine quiet={data.jobsDue.quiet} />}</Box>
        ) : undefined
      }
      // One element for both states, so that a view's own tools, which are added to the toolbar, stay behind these.
      toolbar={
        <chakra.div css={[total === undefined ? reservedTools : shownTools, !isWide && view === 'table' && inTwoRows]}>
          {tools}
        </chakra.div>
      }
    >
      <Text role="status" textStyle="sm" color="fg.info" mb="2" _empty={{ display: 'none' }}>
        {waiting.size > 0 && t('moves.waiting', { count: waiting.size })}
      </Text>
      <Box ref={content} tabIndex={-1} outline="none">
        {view === 'board' && <Board query={settled} counts={isNarrowed ? noCounts : counts} onDelete={onDelete} />}
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
    </Page>
  );
}
