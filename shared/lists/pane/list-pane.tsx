import { AppLink, lazyComponent } from '@shared/remote-kit';
import { Box, ChakraLink, Flex, Heading, Text, type BoxProps } from '@shared/ui';
import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { rowSteps, type PaneItem, type PaneRowsProps } from './pane-rows.ts';

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

/** Up to this many rows, all are in the page, so that the browser's own search finds them. */
const maxPlainRows = 60;

interface ListPaneProps<Item extends PaneItem> extends PaneRowsProps<Item> {
  /** The name of the pane. */
  readonly label: string;
  /** The name of the list, which links to it. */
  readonly title: string;
  readonly to: string;
  /** How many records the list has, already formatted. */
  readonly count: string | undefined;
  readonly width: BoxProps['width'];
  /** A button at the end of the title's line. */
  readonly action?: ReactNode;
  /** What follows the rows. */
  readonly end?: ReactNode;
}

/**
 * A list at the side of one of its records. Tab reaches its current row, and the arrow keys the others, so that the
 * record is one press of Tab away from its row.
 */
export function ListPane<Item extends PaneItem>(props: ListPaneProps<Item>): ReactNode {
  const { label, title, to, count, width, action, end, items, openId, renderRow } = props;
  const rows = { items, openId, renderRow };
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
        {items.length > maxPlainRows ? <ManyRows {...rows} /> : <PlainRows {...rows} />}
        {end}
      </div>
    </Box>
  );
}

function PlainRows<Item extends PaneItem>({ items, openId, renderRow }: PaneRowsProps<Item>): ReactNode {
  const rows = useRef<HTMLOListElement>(null);
  const isLoaded = items.length > 0;
  useLayoutEffect(() => {
    if (isLoaded) rows.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [openId, isLoaded]);
  return (
    <Box as="ol" ref={rows} listStyleType="none" onKeyDown={moveFocus}>
      {items.map((item, index) => renderRow(item, { index, total: items.length }))}
    </Box>
  );
}

/** Moves the focus to another row. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
  const place = links.findIndex((link) => link === event.target);
  const target = place === -1 ? undefined : rowSteps(place, links.length)[event.key];
  if (target === undefined) return;
  event.preventDefault();
  links[target]?.focus();
}

/** The rows around the open one, until the code for rows that scroll has loaded. */
function RowsAround<Item extends PaneItem>({ items, openId, renderRow }: PaneRowsProps<Item>): ReactNode {
  const open = items.findIndex(({ id }) => id === openId);
  const first = Math.max(0, Math.min(open - maxPlainRows / 2, items.length - maxPlainRows));
  const total = items.length;
  return (
    <Box as="ol" listStyleType="none" onKeyDown={moveFocus}>
      {items.slice(first, first + maxPlainRows).map((item, index) => renderRow(item, { index: first + index, total }))}
    </Box>
  );
}

const ManyRows = lazyComponent(
  async () => (await import('./virtual-pane-rows.tsx')).VirtualPaneRows,
  RowsAround,
) as typeof RowsAround;
