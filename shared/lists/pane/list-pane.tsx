import { AppLink } from '@shared/remote-kit';
import { Box, ChakraLink, Flex, Heading, Text, type BoxProps } from '@shared/ui';
import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

/** The pane stays in view beside the page, from the top of the frame to its end, and scrolls by itself. */
const paneStyles: BoxProps['css'] = {
  alignSelf: 'stretch',
  mt: 'calc(-1 * var(--page-inset, 0px))',
  mb: 'calc(-1 * var(--page-end, 0px))',
  ms: 'calc(-1 * var(--page-gutter, 0px))',
  me: 'var(--page-gutter, 0px)',
  borderEndWidth: '1px',
  '& > div': {
    position: 'sticky',
    insetBlockStart: 'var(--tessera-top, 0px)',
    height: 'calc(100dvh - var(--tessera-top, 0px))',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollPaddingBlock: '56px',
  },
};

interface ListPaneProps {
  /** The name of the pane. */
  readonly label: string;
  /** The name of the list, which links to it. */
  readonly title: string;
  readonly to: string;
  /** How many records the list has, already formatted. */
  readonly count: string | undefined;
  /** The id of the record beside the list. Its row comes into view. */
  readonly openId: string | undefined;
  readonly width: BoxProps['width'];
  /** A button at the end of the title's line. */
  readonly action?: ReactNode;
  /** What follows the rows. */
  readonly end?: ReactNode;
  /** A `PaneRow` for each record. */
  readonly children: ReactNode;
}

/**
 * A list at the side of one of its records. Tab reaches its current row, and the arrow keys the others, so that the
 * record is one press of Tab away from its row.
 */
export function ListPane(props: ListPaneProps): ReactNode {
  const { label, title, to, count, openId, width, action, end, children } = props;
  const rows = useRef<HTMLOListElement>(null);
  const isLoaded = count !== undefined;
  useLayoutEffect(() => {
    if (isLoaded) rows.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [openId, isLoaded]);
  return (
    <Box as="nav" aria-label={label} flexShrink="0" width={width} css={paneStyles}>
      <div>
        <Flex
          align="center"
          gap="2"
          minHeight="14"
          ps="max(var(--page-gutter, 0px), 12px)"
          pe="3"
          borderBottomWidth="1px"
        >
          <Heading as="h2" fontFamily="body" textStyle="md" fontWeight="600">
            <ChakraLink asChild color="fg" py="1" textDecoration="none" _hover={{ textDecoration: 'underline' }}>
              <AppLink to={to}>{title}</AppLink>
            </ChakraLink>
          </Heading>
          <Text textStyle="sm" color="fg.muted">
            {count}
          </Text>
          {action !== undefined && <Box ms="auto">{action}</Box>}
        </Flex>
        <Box as="ol" ref={rows} listStyleType="none" onKeyDown={moveFocus}>
          {children}
        </Box>
        {end}
      </div>
    </Box>
  );
}

/** Moves the focus to another row. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
  const place = links.findIndex((link) => link === event.target);
  const target = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: links.length - 1 }[event.key];
  if (target === undefined || place === -1) return;
  event.preventDefault();
  links[target]?.focus();
}
