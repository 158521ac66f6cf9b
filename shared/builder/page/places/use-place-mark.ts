import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { placeOfElement } from '../../places/place-of-element.ts';
import { type ContentPlace, samePlace, type PlacedText } from '../../places/reveal.ts';
import { matchRuns } from './match-runs.ts';
import { runsOf, textOfRun } from './runs-on-pages.ts';

/** Milliseconds after the last change until the mark moves, so that typing is not interrupted. */
const settled = 400;

const rows = '[data-opens-section], [data-opens-item]';
const openRow = `:is(${rows})[aria-expanded="true"]`;

/** A rectangle on the pages, in percent of their total size. */
export interface Mark {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface PlaceMarkOptions {
  readonly content: RefObject<HTMLElement | null>;
  /** The element that holds the pages and nothing else. */
  readonly pages: RefObject<HTMLElement | null>;
  readonly pieces: () => readonly PlacedText[];
  /** The functions to call whenever the pages on screen change. */
  readonly whenShown: Set<() => void>;
  /** A value that changes whenever the size of the pages does. */
  readonly size: unknown;
}

/** The row of a section or an item stands for all of its texts, a field for its own. */
const isWithin = (text: ContentPlace, place: ContentPlace): boolean =>
  place.part === undefined
    ? text.sectionId === place.sectionId && (place.itemId === undefined || text.itemId === place.itemId)
    : samePlace(text, place);

/** Returns the runs that print the text of a place. */
function runsOfPlace(pages: Element, pieces: readonly PlacedText[], place: ContentPlace): readonly Element[] {
  const runs = runsOf(pages);
  const found = matchRuns(
    runs.map(textOfRun),
    pieces.map(({ text }) => text),
  );
  const isThere = (piece: PlacedText | undefined): boolean => piece !== undefined && isWithin(piece.place, place);
  return runs.filter((_, index) => isThere(pieces[found[index] ?? -1]));
}

/** Tells whether an element is so high in the visible part of the pages that what follows it is in view, too. */
function isHigh(element: Element, pages: Element): boolean {
  const pane = pages.closest('section')?.getBoundingClientRect();
  const { top } = element.getBoundingClientRect();
  return pane !== undefined && top >= pane.top && top <= pane.top + pane.height * 0.6;
}

/** Returns one rectangle for each page that contains some of the runs. */
function marksOf(pages: Element, runs: readonly Element[]): readonly Mark[] {
  const whole = pages.getBoundingClientRect();
  const byPage = Map.groupBy(runs, (run) => run.closest('g.typst-page'));
  return [...byPage.values()].flatMap((onPage): readonly Mark[] => {
    const boxes = onPage.map((run) => run.getBoundingClientRect()).filter(({ width }) => width > 0);
    if (boxes.length === 0) return [];
    const left = Math.min(...boxes.map((box) => box.left));
    const top = Math.min(...boxes.map((box) => box.top));
    const right = Math.max(...boxes.map((box) => box.right));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    return [
      {
        left: ((left - whole.left) / whole.width) * 100,
        top: ((top - whole.top) / whole.height) * 100,
        width: ((right - left) / whole.width) * 100,
        height: ((bottom - top) / whole.height) * 100,
      },
    ];
  });
}

/** Marks where the pages print the text of the focused field, and scrolls there when the focus moves. */
export function usePlaceMark({ content, pages, pieces, whenShown, size }: PlaceMarkOptions): readonly Mark[] {
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const focused = useRef<Element>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Returns whether it has to be drawn again, because a page far off screen is not rendered yet. */
  const draw = useEffectEvent((mayScroll: boolean): boolean => {
    const place = focused.current && placeOfElement(focused.current);
    // Only rows that are open move the pages, so that walking over the rows by keyboard leaves them in peace.
    const isMeant = place?.part !== undefined || focused.current?.matches(openRow);
    if (!pages.current || place === undefined || !isMeant) {
      setMarks((before) => (before.length === 0 ? before : []));
      return false;
    }
    const runs = runsOfPlace(pages.current, pieces(), place);
    const [first] = runs;
    const isDrawn = first === undefined || first.getBoundingClientRect().width > 0;
    if (mayScroll && first) {
      const page = first.closest('g.typst-page');
      const number = page?.parentElement ? [...page.parentElement.querySelectorAll('g.typst-page')].indexOf(page) : -1;
      const goal = isDrawn ? first : pages.current.querySelectorAll('.pages-sheet')[number];
      if (place.part !== undefined) goal?.scrollIntoView({ block: 'nearest' });
      else if (goal && !isHigh(goal, pages.current)) goal.scrollIntoView({ block: 'center' });
    }
    setMarks(place.part === undefined ? [] : marksOf(pages.current, runs));
    return mayScroll && !isDrawn;
  });
  const schedule = useEffectEvent((delay: number, mayScroll: boolean): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (draw(mayScroll)) timer.current = setTimeout(() => draw(true), settled);
    }, delay);
  });

  useEffect(() => {
    const element = content.current;
    if (!element) return undefined;
    const onFocus = ({ target }: FocusEvent): void => {
      focused.current = target instanceof Element ? target : undefined;
      schedule(30, true);
    };
    const onClick = ({ target }: MouseEvent): void => {
      const row = target instanceof Element ? target.closest(rows) : null;
      if (row === null) return;
      focused.current = row;
      schedule(30, true);
    };
    const onBlur = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && element.contains(relatedTarget)) return;
      focused.current = undefined;
      schedule(30, false);
    };
    element.addEventListener('focusin', onFocus);
    element.addEventListener('focusout', onBlur);
    element.addEventListener('click', onClick);
    return () => {
      clearTimeout(timer.current);
      element.removeEventListener('focusin', onFocus);
      element.removeEventListener('focusout', onBlur);
      element.removeEventListener('click', onClick);
    };
  }, [content]);
  useEffect(() => {
    const follow = (): void => schedule(settled, false);
    follow();
    whenShown.add(follow);
    return () => {
      whenShown.delete(follow);
    };
  }, [whenShown, size]);
  return marks;
}
