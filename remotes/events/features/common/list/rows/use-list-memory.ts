import { useNavigationType } from '@shared/router';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { BlockKind } from '../../block-kind.ts';
import type { ListPlace } from '../../list-place.ts';
import { recallList, rememberList } from './list-memory.ts';
import type { Reveal, RowsProps } from './row-props.ts';

/** Pixels of a row that was never drawn: a title, a line of facts, a line of use, and the gap. */
const usualHeight = 139;

export interface ListMemoryState extends Pick<RowsProps<never>, 'heightOf' | 'onMeasured' | 'offset'> {
  /** The row that had the focus, or that was saved meanwhile. */
  readonly reveal: Reveal | undefined;
  onOpened(id: string): void;
}

/** Where one was in a list, kept while one is elsewhere, for those who come back from a form or by the browser's button. */
export function useListMemory(kind: BlockKind, { isReturn, savedId }: ListPlace): ListMemoryState {
  const isBack = (useNavigationType() as string) === 'POP';
  const [before] = useState(() => recallList(kind));
  const isReturning = isReturn === true || isBack;
  const openedId = useRef(before?.openedId);
  const heights = useRef<Map<string, number>>(undefined);
  const heightsOf = useCallback(() => (heights.current ??= new Map(before?.heights)), [before]);

  useLayoutEffect(
    () => () => rememberList(kind, { offset: window.scrollY, openedId: openedId.current, heights: heightsOf() }),
    [kind, heightsOf],
  );

  const [reveal] = useState((): Reveal | undefined => {
    const id = savedId ?? (isReturning ? before?.openedId : undefined);
    return id === undefined ? undefined : { id };
  });
  return {
    reveal,
    offset: isReturning ? before?.offset : undefined,
    heightOf: useCallback((id) => heightsOf().get(id) ?? usualHeight, [heightsOf]),
    onMeasured: useCallback((id, height) => void heightsOf().set(id, height), [heightsOf]),
    onOpened: (id) => {
      openedId.current = id;
    },
  };
}
