import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { PlacedText } from '../../places/reveal.ts';
import { linesOnLastPage } from './lines-over.ts';

/** Milliseconds without a change before the lines are counted, so that typing is not interrupted. */
const settled = 600;
/** The most lines that count as a small overflow; more are a page of their own. */
const little = 12;

interface LinesOverOptions {
  readonly pages: RefObject<HTMLElement | null>;
  readonly pieces: () => readonly PlacedText[];
  readonly pageCount: number | null;
  /** The functions to call whenever the pages on screen change. */
  readonly whenShown: Set<() => void>;
}

/** Returns how many lines are on an almost empty last page; 0 for a single page or a well-filled last one. */
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
