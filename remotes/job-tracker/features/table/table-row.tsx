import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { Box, chakra, ChakraLink, Grid, Text } from '@shared/ui';
import { memo, type ReactNode } from 'react';
import { JobMenu } from '../card/job-menu.tsx';
import type { JobCard } from '../common/api/job-card-fields.ts';
import { jobPath } from '../common/paths.ts';
import type { BoardPosition } from '../moving/move.ts';
import { Cell } from './cell.tsx';
import { gridOf, pinned, type Column } from './columns.ts';

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
 * One style for all cells of a row. Rows are rendered while the list scrolls, and a style for each cell would take most
 * of that time.
 */
const cellLook = {
  ...pinned,
  '& > [data-column]': {
    px: '2',
    minWidth: '0',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontVariantNumeric: 'tabular-nums',
  },
  // As wide as the cell, so that the stage stands on the column's edge.
  '& [data-stage]': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '1',
    minWidth: '0',
    minHeight: '7',
    px: '2',
    mx: '-2',
    borderRadius: 'l1',
    cursor: 'pointer',
    focusVisibleRing: 'inside',
    '& svg': { flexShrink: '0' },
  },
} as const;

function PlainTableRow({ job, columns, selected, isWaiting, tools }: RowProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Grid
      templateColumns={gridOf(columns, selected !== undefined)}
      alignItems="center"
      minHeight="var(--row-1)"
      borderBottomWidth="1px"
      // Opaque, because the columns that scroll sideways pass below the pinned ones.
      bg={selected === true ? 'primary.subtle' : 'bg'}
      _hover={{ bg: selected === true ? 'primary.subtle' : 'bg.subtle' }}
      textStyle="sm"
      css={cellLook}
      data-boxes={selected === undefined ? undefined : ''}
    >
      {selected !== undefined && (
        <Box role="cell" display="grid" placeItems="center" alignSelf="stretch" data-pinned="">
          <chakra.input
            type="checkbox"
            boxSize="5"
            accentColor="primary.solid"
            aria-label={t('table.select', { title: job.title })}
            checked={selected}
            readOnly
            onClick={(event) => tools.onSelect(job.id, !selected, event.shiftKey)}
          />
        </Box>
      )}
      <Box role="rowheader" px="2" minWidth="0" fontWeight="700" truncate title={job.title} data-pinned="">
        <ChakraLink asChild color="fg" textDecoration="none" _hover={{ textDecoration: 'underline' }}>
          <AppLink to={jobPath(job.id)}>{job.title}</AppLink>
        </ChakraLink>
        {isWaiting && (
          <Text as="span" ms="2" fontWeight="400" color="fg.info">
            {t('moves.waits')}
          </Text>
        )}
      </Box>
      {columns.map((column) => (
        <div key={column} role="cell" data-column={column}>
          <Cell job={job} column={column} onMove={(to) => tools.onMove(job, to)} />
        </div>
      ))}
      <Box role="cell">
        <JobMenu job={job} onMove={(to) => tools.onMove(job, to)} onDelete={() => tools.onDelete(job)} />
      </Box>
    </Grid>
  );
}

/** A job in the table. It is rendered again only if it or its columns change. */
export const TableRow = memo(PlainTableRow);
