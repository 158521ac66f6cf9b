import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useState, type ReactNode, type RefObject } from 'react';
import { useBoard } from './board-state.ts';
import { DraggableCard } from './draggable-card.tsx';
import type { JobCard as Job } from '../common/api/job-card-fields.ts';
import type { JobPages } from '../lists/use-job-pages.ts';

/** Estimated height in pixels of a card that has not been rendered: a title of one line, its place, a fact, and the gap. */
const defaultHeight = 92;
/** Pixels of the window that are above and below the columns (`board-column.tsx`). */
const besidesColumns = 136;
/** The next page is loaded when this many cards are left below the window. */
const ahead = 10;

/** Renders only the cards in and near the column's window, in a list as high as all of them. */
export function VirtualCards({ column, jobs, labelId, scroller }: BoardCardsProps): ReactNode {
  const { draggedId, focusId } = useBoard();
  const [keptId, setKeptId] = useState<string>();
  // The dragged card and the focused card stay in the page: a touch drag ends when its element is removed, and so does
  // the focus.
  const kept = [draggedId, keptId, focusId].flatMap((id) => {
    const index = id === undefined ? -1 : jobs.findIndex((job) => job.id === id);
    return index < 0 ? [] : [index];
  });
  // The React compiler is not used here, so it cannot memoize the functions that this hook returns.
  // eslint-disable-next-line react-hooks/incompatible-library
  const cards = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    count: jobs.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => defaultHeight,
    getItemKey: (index) => jobs[index]?.id ?? index,
    initialRect: { width: 240, height: window.innerHeight - besidesColumns },
    overscan: 2,
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), ...kept])].sort((a, b) => a - b),
  });
  const shown = cards.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  const wantsMore = column.hasMore && !column.moreFailed && last >= jobs.length - ahead;
  const loadMore = useEffectEvent(() => column.loadMore());
  useEffect(() => {
    if (wantsMore) loadMore();
  }, [wantsMore, jobs.length]);
  const showFocused = useEffectEvent((id: string) => {
    const index = jobs.findIndex((job) => job.id === id);
    if (index >= 0) cards.scrollToIndex(index, { align: 'auto' });
  });
  useEffect(() => {
    if (focusId !== undefined) showFocused(focusId);
  }, [focusId]);
  return (
    <ul
      aria-labelledby={labelId}
      style={{ position: 'relative', height: cards.getTotalSize(), listStyleType: 'none' }}
      onFocus={({ target }) => setKeptId(target.closest('[data-job]')?.getAttribute('data-job') ?? undefined)}
      onBlur={() => setKeptId(undefined)}
    >
      {shown.map(({ index, key, start }) => {
        const job = jobs[index];
        return (
          job !== undefined && (
            <li
              key={key}
              ref={cards.measureElement}
              data-index={index}
              aria-setsize={column.total}
              aria-posinset={index + 1}
              style={{ position: 'absolute', insetInline: 0, top: start, paddingBlockEnd: 'var(--card-gap)' }}
            >
              <DraggableCard job={job} />
            </li>
          )
        );
      })}
    </ul>
  );
}
export interface BoardCardsProps {
  readonly column: JobPages;
  readonly jobs: readonly Job[];
  /** Id of the column's heading, which names the list. */
  readonly labelId: string;
  readonly scroller: RefObject<HTMLDivElement | null>;
}
