import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useEffectEvent, useLayoutEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { Row } from './row.tsx';
import { blockIdAt, focusRow, isInSight, rowAttribute, type Reveal, type RowsProps } from './row-props.ts';

/** Rows rendered beyond each edge of the window, so that they are ready for Tab and fast scrolling. */
const overscan = 5;

/**
 * Only the rows in and near the window are in the page, and the list is as tall as all of them. The focused row stays
 * rendered with its neighbors at any scroll position, so that Tab continues from there.
 */
export function VirtualRows<Block extends { readonly id: string }>(props: RowsProps<Block>): ReactNode {
  const { blocks, renderRow, reveal, heightOf, onMeasured, offset } = props;
  const list = useRef<HTMLUListElement>(null);
  const [margin, setMargin] = useState(0);
  const [focusedId, setFocusedId] = useState<string>();
  const waiting = useRef<Reveal>(undefined);
  const focused = focusedId === undefined ? -1 : blocks.findIndex(({ id }) => id === focusedId);

  const rows = useWindowVirtualizer<HTMLLIElement>({
    count: blocks.length,
    estimateSize: (index) => heightOf(blocks[index]?.id ?? ''),
    getItemKey: (index) => blocks[index]?.id ?? index,
    scrollMargin: margin,
    overscan,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    ...(offset === undefined ? {} : { initialOffset: offset }),
    rangeExtractor: (range) => withNeighbours(range, focused),
    measureElement: (element, entry) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? element.getBoundingClientRect().height;
      const id = blockIdAt(element);
      if (id !== undefined) onMeasured(id, height);
      return height;
    },
  });

  // The toolbar changes its height, so the list's offset is measured after each render.
  const lookUpPlace = useEffectEvent(() => {
    if (list.current === null) return;
    const top = Math.round(list.current.getBoundingClientRect().top + window.scrollY);
    if (top !== margin) setMargin(top);
  });
  useLayoutEffect(() => lookUpPlace());

  // Each request is handled once, with the rows of that moment.
  const grant = useEffectEvent((wish: Reveal) => {
    const index = blocks.findIndex(({ id }) => id === wish.id);
    if (index < 0) return;
    waiting.current = wish;
    const isThere = wish.stays === true && list.current !== null && isInSight(list.current, wish.id);
    if (!isThere) rows.scrollToIndex(index, { align: 'auto' });
  });
  useLayoutEffect(() => {
    if (reveal !== undefined) grant(reveal);
  }, [reveal]);
  useLayoutEffect(() => {
    if (waiting.current === undefined || list.current === null) return;
    if (focusRow(list.current, waiting.current.id)) waiting.current = undefined;
  });

  return (
    <ul
      ref={list}
      style={{ position: 'relative', height: rows.getTotalSize(), listStyleType: 'none', overflowAnchor: 'none' }}
      onFocus={({ target }: FocusEvent) => setFocusedId(blockIdAt(target))}
      onBlur={() => setFocusedId(undefined)}
    >
      {rows.getVirtualItems().map(({ index, key, start }) => {
        const block = blocks[index];
        return (
          block !== undefined && (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              {...{ [rowAttribute]: block.id }}
              aria-setsize={blocks.length}
              aria-posinset={index + 1}
              style={{ position: 'absolute', insetInline: 0, top: start - margin }}
            >
              <Row block={block} renderRow={renderRow} />
            </li>
          )
        );
      })}
    </ul>
  );
}

/**
 * Returns the rows to render: those around the window, and the focused one with its two neighbors, which Tab may reach.
 */
function withNeighbours(range: Range, focused: number): number[] {
  const inView = defaultRangeExtractor(range);
  if (focused < 0) return inView;
  const near = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < range.count);
  return [...new Set([...inView, ...near])].sort((one, other) => one - other);
}
