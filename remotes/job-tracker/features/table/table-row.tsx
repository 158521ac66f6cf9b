import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { Grid } from '@shared/ui';
import { memo, type ReactNode } from 'react';
import { JobMenu } from '../card/job-menu.tsx';
import type { JobCard } from '../common/api/job-card-fields.ts';
import { jobPath } from '../common/paths.ts';
import type { BoardPosition } from '../moving/move.ts';
import { Cell } from './cell.tsx';
import { gridOf, pinned, rowInset, type Column } from './columns.ts';

export interface RowTools {
  readonly onMove: (job: JobCard, to: BoardPosition) => void;
  readonly onDelete: (job: JobCard) => void;
  /** Selects a job, or a range of jobs if `range` is true because Shift was held. */
  readonly onSelect: (id: string, on: boolean, range: boolean) => void;
}

export interface RowProps {
  readonly job: JobCard;
  readonly columns: readonly Column[];
  /** Whether the job is selected; undefined if jobs cannot be selected now. */
  readonly selected: boolean | undefined;
  readonly isWaiting: boolean;
  readonly tools: RowTools;
}

/**
 * One style for the whole row. Rows are rendered while the list scrolls, and a styled element for each part would take
 * most of that time.
 */
const rowLook = {
  ...pinned,
  ...rowInset,
  bg: 'bg',
  '&:hover': { bg: 'bg.subtle' },
  '&[data-selected], &[data-selected]:hover': { bg: 'primary.subtle' },
  '& > [data-column], & > [role=rowheader]': {
    px: '2',
    minWidth: '0',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& > [data-column]': { fontVariantNumeric: 'tabular-nums' },
  '& > [role=rowheader]': { fontWeight: '700' },
  '& > [role=rowheader] > a': {
    color: 'fg',
    textDecoration: 'none',
    borderRadius: 'l1',
    focusVisibleRing: 'inside',
    '&:hover': { textDecoration: 'underline' },
  },
  '& [data-waits]': { ms: '2', fontWeight: '400', color: 'fg.info' },
  '& [data-boxed]': { display: 'grid', placeItems: 'center', alignSelf: 'stretch' },
  '& [data-boxed] > input': { boxSize: '5', accentColor: 'primary.solid' },
  // As wide as the cell, so that the stage stands on the column's edge.
  '& [data-stage]': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    maxWidth: 'full',
    minHeight: '7',
    px: '2',
    mx: '-2',
    borderRadius: 'l1',
    cursor: 'pointer',
    focusVisibleRing: 'inside',
    '&:hover': { bg: 'bg.muted' },
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& svg': { flexShrink: '0' },
  },
  '& [data-stage-cell]': { display: 'flex', alignItems: 'center', gap: '2' },
  '& [data-quiet]': { flexShrink: '0', color: 'fg.warning' },
  '& [data-late]': { color: 'fg.error' },
} as const;

function PlainTableRow({ job, columns, selected, isWaiting, tools }: RowProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Grid
      templateColumns={gridOf(columns, selected !== undefined)}
      alignItems="center"
      minHeight="var(--row-1)"
      borderBottomWidth="1px"
      textStyle="sm"
      css={rowLook}
      data-boxes={selected === undefined ? undefined : ''}
      data-selected={selected === true ? '' : undefined}
    >
      {selected !== undefined && (
        <div role="cell" data-boxed="" data-pinned="">
          <input
            type="checkbox"
            aria-label={t('table.select', { title: job.title })}
            checked={selected}
            readOnly
            onClick={(event) => tools.onSelect(job.id, !selected, event.shiftKey)}
          />
        </div>
      )}
      <div role="rowheader" title={job.title} data-pinned="">
        <AppLink to={jobPath(job.id)}>{job.title}</AppLink>
        {isWaiting && <span data-waits="">{t('moves.waits')}</span>}
      </div>
      {columns.map((column) => (
        <div key={column} role="cell" data-column={column}>
          <Cell job={job} column={column} onMove={(to) => tools.onMove(job, to)} />
        </div>
      ))}
      <div role="cell">
        <JobMenu job={job} onMove={(to) => tools.onMove(job, to)} onDelete={() => tools.onDelete(job)} />
      </div>
    </Grid>
  );
}

/** A job in the table. It is rendered again only if it or its columns change. */
export const TableRow = memo(PlainTableRow);
