import { Box, Heading, Text, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { narrow } from '../../theme/container-widths.ts';
import { acrossGutter } from './across-gutter.ts';

export interface PageBarProps {
  readonly title: string;
  /** How many records the page has, already formatted. After the tabs, where it moves nothing when it arrives. */
  readonly count?: string | undefined;
  /** The link to where the page was opened from. */
  readonly back?: ReactNode;
  /** Muted facts after the title, such as a job's company. */
  readonly facts?: ReactNode;
  /** Links to the pages of the same section, which fill the bar's height and are a row of their own where it is narrow. */
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
  ...acrossGutter,
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  minHeight: '14',
  [narrow]: { flexWrap: 'wrap', columnGap: '2', rowGap: '0', minHeight: '12' },
};

const titlesStyles: SystemStyleObject = {
  display: 'flex',
  alignItems: 'baseline',
  columnGap: '3',
  minWidth: '0',
  [narrow]: {
    flexWrap: 'wrap',
    alignContent: 'center',
    flex: '1',
    minHeight: '12',
    minWidth: 'min(12rem, 60%)',
    py: '1',
  },
};

/** Beside the tabs, the count comes after them in the bar's own row, so that they stay where they are when it arrives. */
const titlesBesideTabsStyles: SystemStyleObject = {
  ...titlesStyles,
  display: 'contents',
  [narrow]: { ...(titlesStyles[narrow] as SystemStyleObject), display: 'flex' },
};

const countStyles: SystemStyleObject = { order: '1', [narrow]: { order: '0' } };

/** A long title has two lines where it is narrow, so that the bar, which stays in view, leaves room for the page. */
const titleStyles: SystemStyleObject = {
  [narrow]: {
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    lineClamp: '2',
  },
};

const actionsStyles: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  ms: 'auto',
  flexShrink: '0',
  order: '1',
  minHeight: 'var(--control-height)',
  // Their icons alone; the words are still read aloud.
  [narrow]: {
    order: '0',
    '& [data-label]': { position: 'absolute', width: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
};

const mainStyles: SystemStyleObject = {
  position: 'var(--page-main-position, static)',
  insetBlockStart: '1',
  insetInlineEnd: '2',
  [narrow]: { '& > a, & > button': { width: '12', minH: '12', px: '0', pt: '0' } },
};

/** The page's only first-level heading, with its tabs and actions, in one row of 56 pixels. */
export function PageBar({
  title,
  titleId,
  count,
  back,
  facts,
  tabs,
  actions,
  main,
}: PageBarProps & { readonly titleId: string | undefined }): ReactNode {
  return (
    <Box as="header" css={barStyles}>
      {back}
      <Box css={tabs === undefined ? titlesStyles : titlesBesideTabsStyles}>
        <Heading
          as="h1"
          id={titleId}
          textStyle="xl"
          tabIndex={-1}
          outline="none"
          title={title}
          minWidth="0"
          truncate
          css={titleStyles}
        >
          {title}
        </Heading>
        {count !== undefined && (
          <Text as="span" textStyle="sm" color="fg.muted" css={countStyles}>
            {count}
          </Text>
        )}
        {facts}
      </Box>
      {tabs}
      <Box css={actionsStyles}>
        {actions}
        {main !== undefined && <Box css={mainStyles}>{main}</Box>}
      </Box>
    </Box>
  );
}
