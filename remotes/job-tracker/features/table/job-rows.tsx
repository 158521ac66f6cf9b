import { useTranslation } from '@shared/i18n';
import { SelectionBar, useSelection } from '@shared/lists';
import { lazyComponent, useEnvironment } from '@shared/remote-kit';
import { Box, Button, Stack, Text, Flex, PageTools, type BoxProps } from '@shared/ui';
import { useCallback, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { JobCard } from '../common/api/job-card-fields.ts';
import type { JobFilter } from '../common/api/list-jobs.ts';
import { Rows } from '../common/rows.tsx';
import { useIsWide } from '../common/use-is-wide.ts';
import { useDeletion } from '../deleting/use-deletion.ts';
import type { MovedJob } from '../moving/move.ts';
import { useMoves } from '../moving/moves.tsx';
import type { JobSort } from '../query/tracker-query.ts';
import type { JobPages } from '../lists/use-job-pages.ts';
import { defaultColumns, leastWidth, storedColumns, type Column } from './columns.ts';
import { ListRow } from './list-row.tsx';
import { SelectionTools } from './selection-tools.tsx';
import { TableHead } from './table-head.tsx';
import { TableRow, type RowTools } from './table-row.tsx';
import { useAllJobs } from './use-all-jobs.ts';

const ColumnsDialog = lazyComponent(async () => (await import('./columns-dialog.tsx')).ColumnsDialog);

interface JobRowsProps {
  readonly pages: JobPages;
  readonly jobs: readonly JobCard[];
  readonly filter: JobFilter;
  readonly sort: JobSort;
  readonly onSort: (sort: JobSort) => void;
  /** The text with the number of jobs. */
  readonly count: ReactNode;
}

/**
 * Where all columns have room, the headings stay in view below the page's head, and what the keyboard focuses scrolls to
 * below both. A table that scrolls sideways is a scroll container, in which they cannot.
 */
const placeOf = (columns: readonly Column[]): BoxProps['css'] => ({
  '& :where(a, button, input)': {
    scrollMarginBlockStart: 'calc(var(--tessera-top, 0px) + var(--page-head) + 48px)',
  },
  [`@container tessera (max-width: ${leastWidth(columns) * 16}px)`]: { overflowX: 'auto', '--table-head': '0px' },
});

/** Shows the rows, their checkboxes, and the actions for the selected jobs. */
export function JobRows({ pages, jobs, filter, sort, onSort, count }: JobRowsProps): ReactNode {
  const { t } = useTranslation();
  const isWide = useIsWide();
  const { subject } = useEnvironment().session;
  const { move, waiting } = useMoves();
  const remove = useDeletion();
  const kept = useMemo(() => storedColumns(subject), [subject]);
  const columns =
    useSyncExternalStore(
      (listener) => kept.subscribe(listener),
      () => kept.get(),
    ) ?? defaultColumns;
  const [isChoosing, setIsChoosing] = useState(false);
  const selectButton = useRef<HTMLButtonElement>(null);
  const everything = useAllJobs(filter, sort);
  const known: readonly MovedJob[] = everything.jobs ?? jobs;
  const selection = useSelection(useMemo(() => known.map(({ id }) => id), [known]));
  const selected = useMemo(() => known.filter(({ id }) => selection.ids.has(id)), [known, selection.ids]);

  const stop = (): void => {
    selection.stop();
    selectButton.current?.focus();
  };
  const { set, active, ids } = selection;
  const tools = useMemo(
    (): RowTools => ({
      onMove: (job, to) => move([job], to),
      onDelete: (job) => void remove([job]).then(() => selectButton.current?.focus({ preventScroll: true })),
      onSelect: set,
    }),
    [move, remove, set],
  );
  const Row = isWide ? TableRow : ListRow;
  const renderRow = useCallback(
    (job: JobCard) => (
      <Row
        job={job}
        columns={columns}
        selected={active ? ids.has(job.id) : undefined}
        isWaiting={waiting.has(job.id)}
        tools={tools}
      />
    ),
    [Row, columns, active, ids, waiting, tools],
  );
  const rows = (
    <Rows
      items={jobs}
      role={isWide ? 'row' : 'listitem'}
      firstRow={2}
      total={pages.total}
      usualHeight={isWide ? 41 : 92}
      renderRow={renderRow}
      onEnd={pages.loadMore}
    />
  );
  return (
    <Stack gap="3">
      <PageTools>
        <Flex align="center" gap="2" ms="auto">
          {count}
          <Button
            ref={selectButton}
            size="sm"
            variant="outline"
            colorPalette="gray"
            aria-pressed={active}
            onClick={() => (active ? stop() : selection.start())}
          >
            {t('table.selecting')}
          </Button>
          {isWide && (
            <Button size="sm" variant="outline" colorPalette="gray" onClick={() => setIsChoosing(true)}>
              {t('table.chooseColumns')}
            </Button>
          )}
        </Flex>
      </PageTools>
      {active && (
        <SelectionBar
          label={t('table.selected')}
          selected={selected.length}
          shown={known.length}
          onAll={(on) => selection.setAll(on)}
          onDelete={() => void remove(selected).then((isDone) => isDone && stop())}
          onDone={stop}
          tools={<SelectionTools jobs={selected} />}
        />
      )}
      {active && pages.hasMore && everything.jobs === undefined && (
        <Text textStyle="sm" color="fg.muted">
          {t('table.loaded', { count: jobs.length, total: pages.total })}{' '}
          <Button
            variant="plain"
            size="sm"
            px="1"
            aria-disabled={everything.busy}
            onClick={() => void everything.load()}
          >
            {t(everything.busy ? 'loading' : 'table.loadAll', { count: pages.total })}
          </Button>
        </Text>
      )}
      {isWide ? (
        // Directly below the page's head.
        <Box mt="-2" mx="calc(-1 * var(--page-gutter, 0px))" css={placeOf(columns)}>
          <Box
            role="table"
            aria-label={t('title')}
            aria-rowcount={pages.total + 1}
            minWidth={`${leastWidth(columns)}rem`}
          >
            <TableHead columns={columns} hasBoxes={active} sort={sort} onSort={onSort} />
            {rows}
          </Box>
        </Box>
      ) : (
        <Box role="list" aria-label={t('title')}>
          {rows}
        </Box>
      )}
      {pages.moreFailed && (
        <Button variant="outline" colorPalette="gray" alignSelf="center" onClick={pages.loadMore}>
          {t('board.moreFailed')}
        </Button>
      )}
      {isChoosing && (
        <ColumnsDialog shown={columns} onChange={(shown) => kept.set(shown)} onClose={() => setIsChoosing(false)} />
      )}
    </Stack>
  );
}
