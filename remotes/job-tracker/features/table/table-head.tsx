import { useTranslation } from '@shared/i18n';
import { ArrowDownIcon, ArrowUpIcon, Box, chakra, Grid, type BoxProps } from '@shared/ui';
import type { ReactNode } from 'react';
import type { JobSort } from '../query/tracker-query.ts';
import { gridOf, pinned, rowInset, sortOf, type Column } from './columns.ts';

interface TableHeadProps {
  readonly columns: readonly Column[];
  readonly hasBoxes: boolean;
  readonly sort: JobSort;
  readonly onSort: (sort: JobSort) => void;
}

/** In a low window, the page's head does not stay in view, either. */
const stayInView: BoxProps['css'] = {
  ...pinned,
  ...rowInset,
  '@media (min-height: 480px)': {
    position: 'sticky',
    // In a table that scrolls sideways, the head can only stay at the table's own top.
    insetBlockStart: 'var(--table-head, calc(var(--tessera-top, 0px) + var(--page-head)))',
  },
};

/** The column headings. Pressing one sorts by that column, and pressing it again reverses the order. */
export function TableHead({ columns, hasBoxes, sort, onSort }: TableHeadProps): ReactNode {
  const { t } = useTranslation();
  const shown: readonly (Column | 'title')[] = ['title', ...columns];
  return (
    <Grid
      role="row"
      templateColumns={gridOf(columns, hasBoxes)}
      alignItems="center"
      minHeight="10"
      borderBottomWidth="1px"
      textStyle="sm"
      fontWeight="700"
      color="fg.muted"
      bg="bg"
      // Above the pinned cells of the rows.
      zIndex="2"
      data-boxes={hasBoxes ? '' : undefined}
      css={stayInView}
    >
      {hasBoxes && <Box role="columnheader" aria-label={t('table.selected')} alignSelf="stretch" data-pinned="" />}
      {shown.map((column) => {
        const by = sortOf(column);
        const isSorted = by !== undefined && sort.by === by;
        return (
          <Box
            key={column}
            role="columnheader"
            aria-sort={isSorted ? (sort.descending ? 'descending' : 'ascending') : undefined}
            px="2"
            minWidth="0"
            data-pinned={column === 'title' ? '' : undefined}
          >
            {by === undefined ? (
              t(`table.columns.${column}`)
            ) : (
              <chakra.button
                type="button"
                display="inline-flex"
                alignItems="center"
                gap="1"
                cursor="pointer"
                minHeight="6"
                color={isSorted ? 'fg' : undefined}
                borderRadius="l1"
                focusVisibleRing="outside"
                onClick={() => onSort({ by, descending: isSorted ? !sort.descending : false })}
              >
                {t(`table.columns.${column}`)}
                {isSorted && (sort.descending ? <ArrowDownIcon size={14} /> : <ArrowUpIcon size={14} />)}
              </chakra.button>
            )}
          </Box>
        );
      })}
      <Box role="columnheader" aria-label={t('table.actions')} />
    </Grid>
  );
}
