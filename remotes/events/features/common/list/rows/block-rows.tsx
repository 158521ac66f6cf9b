import { Box } from '@shared/ui';
import { memo, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { PlainRows } from './plain-rows.tsx';
import type { RowsProps } from './row-props.ts';
import type { VirtualRows } from './virtual-rows.tsx';

/** Up to this many rows, rendering all of them costs less than loading the code for virtual rows. */
const maxPlainRows = 60;

/** The number of rows that fill a window, rendered while the code for the rest loads. */
const windowful = 20;

/** The component for virtual rows once it has loaded. It is kept, so that returning to a list renders it at once. */
let loaded: typeof VirtualRows | undefined;

/** Loads the code for virtual rows. A page that waits for its blocks starts this, because the network is idle then. */
export async function loadVirtualRows(): Promise<typeof VirtualRows> {
  loaded ??= (await import('./virtual-rows.tsx')).VirtualRows;
  return loaded;
}

function AllRows<Block extends { readonly id: string }>(props: RowsProps<Block>): ReactNode {
  const { blocks } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [scrollsApart, setScrollsApart] = useState(false);
  const [Rows, setRows] = useState(() => loaded);
  const [failed, setFailed] = useState(false);
  const isLong = blocks.length > maxPlainRows;

  useLayoutEffect(() => setScrollsApart(frame.current !== null && isInScroller(frame.current)), []);
  useEffect(() => {
    if (!isLong || loaded !== undefined) return undefined;
    let isGone = false;
    loadVirtualRows().then(
      (rows) => {
        if (!isGone) setRows(() => rows);
      },
      () => {
        if (!isGone) setFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [isLong]);

  const all = !isLong || failed || scrollsApart;
  return (
    <Box ref={frame}>
      {all ? (
        <PlainRows {...props} />
      ) : Rows === undefined ? (
        <PlainRows {...props} blocks={blocks.slice(0, windowful)} total={blocks.length} />
      ) : (
        <Rows {...props} />
      )}
    </Box>
  );
}

/**
 * The rows of a list: all of them if they are few, otherwise only the visible ones. If the code for that fails to load,
 * all rows are rendered.
 */
export const BlockRows = memo(AllRows) as typeof AllRows;

/**
 * Whether the list scrolls inside a box of a partner's page rather than with the page, in which case the visible rows
 * are unknown.
 */
function isInScroller(element: Element): boolean {
  for (let at = parentOf(element); at !== null && at !== document.body; at = parentOf(at)) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight + 1) return true;
  }
  return false;
}

function parentOf(element: Element): Element | null {
  if (element.parentElement !== null) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
