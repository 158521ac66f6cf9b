import { useNavigationType } from '@shared/router';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { EventKind } from '../../event-kind.ts';
import { useKeptListMemory, type ListMemory } from '../../list-memory.ts';
import type { ListPlace } from '../../list-place.ts';
import type { Reveal, RowsProps } from './row-props.ts';

/** Pixels of a row that was never drawn: a title, a line of facts, a line of use, and the gap. */
const defaultHeight = 131;

export interface ListMemoryState extends Pick<RowsProps<never>, 'heightOf' | 'onMeasured' | 'offset'> {
  /** The row that had the focus, or that was saved meanwhile. */
  readonly reveal: Reveal | undefined;
  readonly onOpened: (id: string) => void;
}

/** Where one was in a list, kept while one is elsewhere, for those who come back from a form or by the browser's button. */
export function useListMemory(kind: EventKind, place: ListPlace, address: string): ListMemoryState {
  const isBack = (useNavigationType() as string) === 'POP';
  const { recall, keep } = useKeptListMemory(kind);
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
  // While the rows are still there: without them the page is shorter, and scrolled elsewhere.
  useLayoutEffect(() => () => keepNow.current?.(), []);

  // As it was on arrival: a later search or filter is no way back.
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
