import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { Box } from '@shared/ui';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

interface RowItem {
  readonly id: string;
}

interface RowsProps<Item extends RowItem> {
  readonly items: readonly Item[];
  readonly role: 'row' | 'listitem';
  /** Position of the first item among the rows, for screen readers; a table's header is row 1. */
  readonly firstRow: number;
  readonly total: number;
  /** Estimated height in pixels of a row that has not been rendered. */
  readonly usualHeight: number;
  readonly renderRow: (item: Item) => ReactNode;
  /** Called when the end of the list is near. */
  readonly onEnd: () => void;
}

/** Up to this many rows are all in the page, so that the browser's own search finds them. */
const fewRows = 60;
const overscan = 8;

/** Renders the rows of a list. In a long list, only the rows in and near the window are in the page. */
export function Rows<Item extends RowItem>(props: RowsProps<Item>): ReactNode {
  const { items, role, firstRow, total, renderRow } = props;
  if (total > fewRows || items.length < total) return <VirtualRows {...props} />;
  return items.map((item, index) => (
    <div key={item.id} role={role} data-row={item.id} {...(role === 'row' && { 'aria-rowindex': firstRow + index })}>
      {renderRow(item)}
    </div>
  ));
}

function VirtualRows<Item extends RowItem>(props: RowsProps<Item>): ReactNode {
  const { items, role, firstRow, total, usualHeight, renderRow, onEnd } = props;
  const box = useRef<HTMLDivElement>(null);
  const [margin, setMargin] = useState(0);
  const [focusedId, setFocusedId] = useState<string>();
  const focused = focusedId === undefined ? -1 : items.findIndex(({ id }) => id === focusedId);
  const rows = useWindowVirtualizer<HTMLDivElement>({
    count: items.length,
    estimateSize: () => usualHeight,
    getItemKey: (index) => items[index]?.id ?? index,
    scrollMargin: margin,
    overscan,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    // The focused row and its neighbors stay in the page, so that Tab continues from there.
    rangeExtractor: ({ startIndex, endIndex, overscan: more, count }) => {
      const first = Math.max(startIndex - more, 0);
      const last = Math.min(endIndex + more, count - 1);
      const inView = Array.from({ length: last - first + 1 }, (_, index) => first + index);
      const near = focused < 0 ? [] : [focused - 1, focused, focused + 1];
      const kept = near.filter((index) => index >= 0 && index < count);
      return [...new Set([...inView, ...kept])].sort((a, b) => a - b);
    },
  });
  const lookUpPlace = useEffectEvent(() => {
    if (box.current === null) return;
    const top = Math.round(box.current.getBoundingClientRect().top + window.scrollY);
    if (top !== margin) setMargin(top);
  });
  // The content above the list can change its height, which moves the list.
  useLayoutEffect(() => lookUpPlace());
  const shown = rows.getVirtualItems();
  const isNearEnd = (shown.at(-1)?.index ?? 0) >= items.length - 20;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isNearEnd) end();
  }, [isNearEnd, items.length]);
  return (
    <Box
      ref={box}
      role="presentation"
      position="relative"
      style={{ height: rows.getTotalSize(), overflowAnchor: 'none' }}
      onFocus={({ target }) => setFocusedId(target.closest('[data-row]')?.getAttribute('data-row') ?? undefined)}
      onBlur={() => setFocusedId(undefined)}
    >
      {shown.map(({ index, key, start }) => {
        const item = items[index];
        return (
          item !== undefined && (
            <div
              key={key}
              ref={rows.measureElement}
              role={role}
              data-index={index}
              data-row={item.id}
              {...(role === 'row'
                ? { 'aria-rowindex': firstRow + index }
                : { 'aria-setsize': total, 'aria-posinset': index + 1 })}
              style={{ position: 'absolute', insetInline: 0, top: start - margin }}
            >
              {renderRow(item)}
            </div>
          )
        );
      })}
    </Box>
  );
}
