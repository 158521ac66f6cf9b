import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Box } from '@shared/ui';
import { rowSteps, type PaneItem, type PaneRowsProps } from './pane-rows.ts';

/** Estimated height of a row in pixels. */
const usualHeight = 56;
const overscan = 8;

/** Renders only the rows in and near the pane's window, in a list as high as all of them. */
export function VirtualPaneRows<Item extends PaneItem>(props: PaneRowsProps<Item>): ReactNode {
  const { items, openId, renderRow } = props;
  const list = useRef<HTMLOListElement>(null);
  /** The row to which a key has led. */
  const [focused, setFocused] = useState<number>();
  const [margin, setMargin] = useState(usualHeight);
  const open = items.findIndex(({ id }) => id === openId);
  // The rows that keys reach stay in the page: the open one, or the first, by Tab, and the one that has the focus.
  const kept = [Math.max(0, open), focused ?? 0].filter((index) => index < items.length);
  // The React compiler is not used here, so it cannot memoize the functions that this hook returns.
  // eslint-disable-next-line react-hooks/incompatible-library
  const rows = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: items.length,
    getScrollElement: () => list.current?.parentElement ?? null,
    estimateSize: () => usualHeight,
    getItemKey: (index) => items[index]?.id ?? index,
    initialRect: { width: 320, height: window.innerHeight },
    initialOffset: Math.max(0, open * usualHeight - window.innerHeight / 2),
    scrollMargin: margin,
    scrollPaddingStart: usualHeight,
    scrollPaddingEnd: usualHeight,
    overscan,
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), ...kept])].sort((a, b) => a - b),
  });
  const show = useEffectEvent((index: number) => rows.scrollToIndex(index, { align: 'auto' }));
  useLayoutEffect(() => setMargin(list.current?.offsetTop ?? usualHeight), []);
  useLayoutEffect(() => {
    if (open !== -1) show(open);
  }, [open]);
  const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
    const row = event.target instanceof Element ? event.target.closest('[data-index]') : null;
    const place = Number(row?.getAttribute('data-index') ?? Number.NaN);
    const target = rowSteps(place, items.length)[event.key];
    if (target === undefined) return;
    event.preventDefault();
    if (target < 0 || target >= items.length) return;
    setFocused(target);
    rows.scrollToIndex(target, { align: 'auto' });
  };
  useLayoutEffect(() => {
    // The row that had the focus may have left the page together with its place in the window.
    list.current?.querySelector<HTMLElement>(`[data-index="${focused}"] a`)?.focus({ preventScroll: true });
  }, [focused]);
  return (
    <Box
      as="ol"
      ref={list}
      listStyleType="none"
      position="relative"
      style={{ height: rows.getTotalSize() }}
      onKeyDown={moveFocus}
    >
      {rows.getVirtualItems().map(({ index, start }) => {
        const item = items[index];
        if (item === undefined) return null;
        return renderRow(item, {
          index,
          total: items.length,
          ref: rows.measureElement,
          // Rows that are measured must not be skipped.
          style: { position: 'absolute', insetInline: 0, top: start - margin, contentVisibility: 'visible' },
        });
      })}
    </Box>
  );
}
