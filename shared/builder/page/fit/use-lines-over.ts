import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { Piece } from '../../places/piece.ts';
import { linesOnLastPage } from './lines-over.ts';

/** Milliseconds of quiet before the lines are counted: never while somebody types. */
const settled = 600;
/** More lines than this are not a little too much but a page of their own. */
const little = 12;

interface LinesOverOptions {
  readonly pages: RefObject<HTMLElement | null>;
  readonly pieces: () => readonly Piece[];
  readonly pageCount: number | null;
  /** Called whenever other pages have come on screen. */
  readonly whenShown: Set<() => void>;
}

/** How many lines stand alone on the last page; 0 where it is one page or a well filled one. */
export function useLinesOver({ pages, pieces, pageCount, whenShown }: LinesOverOptions): number {
  const [lines, setLines] = useState(0);
  const count = useEffectEvent((): void => {
    const found = pages.current && pageCount !== null && pageCount > 1 ? linesOnLastPage(pages.current, pieces()) : 0;
    setLines(found > little ? 0 : found);
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const follow = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => count(), settled);
    };
    follow();
    whenShown.add(follow);
    return () => {
      clearTimeout(timer);
      whenShown.delete(follow);
    };
  }, [whenShown]);
  return pageCount !== null && pageCount > 1 ? lines : 0;
}
