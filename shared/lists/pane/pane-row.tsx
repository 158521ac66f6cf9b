import { AppLink } from '@shared/remote-kit';
import { Box, ChakraLink, Text, type BoxProps } from '@shared/ui';
import type { ReactNode } from 'react';
import type { RowPlace } from './pane-rows.ts';

const rowStyles: BoxProps['css'] = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: 'var(--row-2)',
  ps: 'max(var(--page-gutter, 0px), 12px)',
  pe: '3',
  py: '1',
  borderBottomWidth: '1px',
  borderColor: 'border.muted',
  // Hundreds of rows cost nothing until they are scrolled into view.
  contentVisibility: 'auto',
  containIntrinsicHeight: 'var(--row-2)',
  '@media (hover: hover)': { '&:hover': { bg: 'bg.subtle' } },
  '&:has([aria-current])': { bg: 'primary.subtle' },
  '&:has([aria-current])::before': {
    ...{
      content: '""',
      position: 'absolute',
      insetBlock: '0',
      insetInlineStart: '0',
      width: '3px',
      bg: 'primary.solid',
    },
    forcedColorAdjust: 'none',
  },
};

/** The link covers the whole row, and its focus is shown around it. */
const linkStyles: BoxProps['css'] = {
  color: 'fg',
  textDecoration: 'none',
  fontWeight: '600',
  _hover: { textDecoration: 'underline' },
  _before: { content: '""', position: 'absolute', inset: '0' },
  _focusVisible: {
    outline: 'none',
    _before: { outlineWidth: '2px', outlineStyle: 'solid', outlineColor: 'primary.focusRing', outlineOffset: '-2px' },
  },
};

interface PaneRowProps extends RowPlace {
  readonly title: string;
  readonly to: string;
  /** Whether the record beside the list is this one. */
  readonly isOpen: boolean;
  /** Whether Tab reaches this row: the open one, or the first if none is open. */
  readonly isTabStop: boolean;
  /** A second line. */
  readonly children: ReactNode;
}

/** A record in a `ListPane`. */
export function PaneRow(props: PaneRowProps): ReactNode {
  const { title, to, isOpen, isTabStop, children, index, total, ref, style } = props;
  return (
    <Box
      as="li"
      ref={ref}
      css={rowStyles}
      style={style}
      data-index={index}
      aria-posinset={index + 1}
      aria-setsize={total}
    >
      <Text textStyle="sm" lineClamp="1" overflowWrap="anywhere" dir="auto">
        <ChakraLink asChild css={linkStyles}>
          <AppLink
            to={to}
            aria-current={isOpen ? 'page' : undefined}
            tabIndex={isTabStop ? undefined : -1}
            preventScrollReset={isOpen}
          >
            {title}
          </AppLink>
        </ChakraLink>
      </Text>
      {children}
    </Box>
  );
}
