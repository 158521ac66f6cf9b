import { useNavigationType } from '@shared/router';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { EventKind } from '../../event-kind.ts';
import { useListMemoryStore, type ListMemory } from '../../list-memory.ts';
import type { ListPlace } from '../../list-place.ts';
import type { Reveal, RowsProps } from './row-props.ts';

/**
 * The estimated height in pixels of a row that was never rendered: a title, a line of facts, a line of use, and the
 * gap.
 */
const defaultHeight = 57;

export interface ListMemoryState extends Pick<RowsProps<never>, 'heightOf' | 'onMeasured' | 'offset'> {
  /** The row that had the focus, or the one that was just saved. */
  readonly reveal: Reveal | undefined;
  readonly onOpened: (id: string) => void;
}

/**
 * Remembers the position in a list while the person is on another page, for returning from a form or by the browser's
 * back button.
 */
export function useListMemory(kind: EventKind, place: ListPlace, address: string): ListMemoryState {
  const isBack = (useNavigationType() as string) === 'POP';
  const { recall, keep } = useListMemoryStore(kind);
  const [before] = useState(recall);
  const isReturning = place.isReturn === true || isBack;
  const openedId = useRef(before?.openedId);
  const heights = useRef<Map<string, number>>(undefined);
  const heightsOf = useCallback(() => (heights.current ??= new Map(before?.heights)), [before]);

  const keepNow = useRef<() => void>(undefined);
  useEffect(() => {
    keepNow.current = () => {
      const memory: ListMemory = {
        address,
        offset: window.scrollY,
        openedId: openedId.current,
        heights: heightsOf(),
      };
      keep(memory);
    };
  });
  // The layout effect runs while the rows are still there. Without them the page is shorter, and its scroll position is
  // different.
  useLayoutEffect(() => () => keepNow.current?.(), []);

  // The position at arrival. A later search or filter is not a return.
  const [offset] = useState(isReturning ? before?.offset : undefined);
  const [reveal] = useState((): Reveal | undefined => {
    const id = place.savedId ?? (isReturning ? before?.openedId : undefined);
    return id === undefined ? undefined : { id, stays: true };
  });
  return {
    reveal,
    offset,
    heightOf: useCallback((id) => heightsOf().get(id) ?? defaultHeight, [heightsOf]),
    onMeasured: useCallback((id, height) => void heightsOf().set(id, height), [heightsOf]),
    onOpened: useCallback((id) => {
      openedId.current = id;
    }, []),
  };
}
