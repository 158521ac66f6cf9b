import { Box, Heading, Text, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { medium } from '../../theme/container-widths.ts';

export interface PageBarProps {
  readonly title: string;
  /** How many records the page has, already formatted. */
  readonly count?: string | undefined;
  /** The link to where the page was opened from. */
  readonly back?: ReactNode;
  /** Muted facts after the title, such as a job's company. */
  readonly facts?: ReactNode;
  /** Links to the pages of the same section (`PageTabs`). */
  readonly tabs?: ReactNode;
  /** At most two quiet actions. */
  readonly actions?: ReactNode;
  /**
   * The only filled button of the page. On a narrow page it is round, with its icon alone, and on a phone the shell has it
   * in its top bar; mark its words with `MainLabel`.
   */
  readonly main?: ReactNode;
}

const barStyles: SystemStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '2',
  minHeight: '12',
  borderBottomWidth: '1px',
  // The line goes from edge to edge.
  mx: 'calc(-1 * var(--page-gutter, 0px))',
  px: 'var(--page-gutter, 0px)',
  [medium]: { flexWrap: 'nowrap', columnGap: '4', minHeight: '14' },
};

const titleStyles: SystemStyleObject = {
  minWidth: '0',
  overflowWrap: 'anywhere',
  [medium]: { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
};

const titlesStyles: SystemStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '3',
  flex: '1 1 0',
  minWidth: 'min(12rem, 60%)',
  py: '1',
  [medium]: { flexWrap: 'nowrap', flex: '0 1 auto', minWidth: '0', py: '0' },
};

/** On a narrow page, tabs are a row of their own below the title. */
const tabsStyles: SystemStyleObject = {
  order: '1',
  flexBasis: '100%',
  minWidth: '0',
  [medium]: { order: '0', flexBasis: 'auto', alignSelf: 'stretch', flexShrink: '0' },
};

/** On a narrow page, actions are their icons alone. */
const actionsStyles: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: '2',
  ms: 'auto',
  flexShrink: '0',
  maxWidth: '100%',
  '& [data-label]': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  [medium]: {
    flexWrap: 'nowrap',
    '& [data-label]': { position: 'static', width: 'auto', height: 'auto', overflow: 'visible', clipPath: 'none' },
  },
};

/** On a narrow page, the main action is round. */
const mainStyles: SystemStyleObject = {
  flexShrink: '0',
  '& > a, & > button': { width: '12', minH: '12', px: '0', pt: '0' },
  [medium]: {
    '& > a, & > button': {
      width: 'auto',
      minH: '10',
      px: '5',
      pt: '0.12em',
      '@media (pointer: coarse)': { minH: '12' },
    },
  },
  position: 'var(--page-main-position, static)',
  insetBlockStart: '1',
  insetInlineEnd: '2',
};

/** The page's only first-level heading, with its tabs and actions, in one row of 56 pixels. */
export function PageBar({ title, count, back, facts, tabs, actions, main }: PageBarProps): ReactNode {
  return (
    <Box as="header" css={barStyles}>
      {back}
      <Box css={titlesStyles}>
        <Heading as="h1" textStyle="xl" tabIndex={-1} outline="none" title={title} css={titleStyles}>
          {title}
        </Heading>
        {count !== undefined && (
          <Text as="span" textStyle="sm" color="fg.muted" flexShrink="0">
            {count}
          </Text>
        )}
        {facts}
      </Box>
      {tabs !== undefined && <Box css={tabsStyles}>{tabs}</Box>}
      <Box css={actionsStyles}>
        {actions}
        {main !== undefined && <Box css={mainStyles}>{main}</Box>}
      </Box>
    </Box>
  );
}
