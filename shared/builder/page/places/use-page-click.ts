import { useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import type { ContentPlace, PlacedText } from '../../places/reveal.ts';
import { matchRuns } from './match-runs.ts';
import { runAt, runsOf, textOfRun } from './runs-on-pages.ts';

interface PageClickOptions {
  readonly pages: RefObject<HTMLElement | null>;
  readonly pieces: () => readonly PlacedText[];
  /** `words` are the ones that were clicked. */
  readonly onPlace: (place: ContentPlace, words: string) => void;
}

interface PageClick {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
}

/** The pixels that a pointer may move during a click; a longer move selects text. */
const stillness = 4;

/** A click on a text of the page leads to the field where it is edited. With Ctrl or Cmd a link works as usual. */
export function usePageClick({ pages, pieces, onPlace }: PageClickOptions): PageClick {
  const start = useRef({ x: 0, y: 0 });
  return {
    onPointerDown: ({ clientX, clientY }) => {
      start.current = { x: clientX, y: clientY };
    },
    onClick(event) {
      const { clientX, clientY, ctrlKey, metaKey } = event;
      const { x, y } = start.current;
      if (!pages.current || ctrlKey || metaKey || Math.hypot(clientX - x, clientY - y) > stillness) return;
      const runs = runsOf(pages.current);
      const run = runAt(runs, clientX, clientY);
      if (run === undefined) return;
      const all = pieces();
      const found = matchRuns(
        runs.map(textOfRun),
        all.map(({ text }) => text),
      );
      const at = runs.indexOf(run);
      // A run without a text, such as a bullet, belongs to the text after it.
      const piece = found.slice(at).find((index) => index !== -1);
      const place = piece === undefined ? undefined : all[piece]?.place;
      if (place === undefined) return;
      event.preventDefault();
      onPlace(place, found[at] === piece ? textOfRun(run).trim() : '');
    },
  };
}
