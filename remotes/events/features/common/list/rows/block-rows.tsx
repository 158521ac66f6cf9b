import { Box } from '@shared/ui';
import { memo, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { PlainRows } from './plain-rows.tsx';
import type { RowsProps } from './row-props.ts';
import type { VirtualRows } from './virtual-rows.tsx';

/** Up to this many rows, drawing all of them costs less than the code that would not. */
const maxPlainRows = 60;

/** Rows that fill a window, drawn while the code for the rest is on its way. */
const windowful = 20;

/** What draws only the visible rows, once it has been needed; kept, so that coming back to a list takes no second draw. */
let loaded: typeof VirtualRows | undefined;

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
    import('./virtual-rows.tsx').then(
      (module) => {
        loaded = module.VirtualRows;
        if (!isGone) setRows(() => loaded);
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

/** The rows of a list: all of them where they are few, else only those in sight. Without the code for that, again all. */
export const BlockRows = memo(AllRows) as typeof AllRows;

/** Whether the list scrolls in a box of a partner's page and not with the page: what is in sight is then not ours to know. */
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
