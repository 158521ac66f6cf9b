import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { withRange } from './selection.ts';

export interface Selection {
  /** Whether rows are being selected: they then show checkboxes in place of their other actions. */
  readonly active: boolean;
  /** The same set as long as the selection does not change. */
  readonly ids: ReadonlySet<string>;
  readonly start: () => void;
  readonly stop: () => void;
  /** With `range`, also sets the rows from the previous one on. Always the same function. */
  readonly set: (id: string, on: boolean, range: boolean) => void;
  readonly setAll: (on: boolean) => void;
}

interface Chosen {
  readonly ids: ReadonlySet<string>;
  /** The row that was set last. */
  readonly anchor: string | undefined;
}

const none: ReadonlySet<string> = new Set();
const nothing: Chosen = { ids: none, anchor: undefined };

/**
 * Tracks which of the visible rows (`ordered`) are selected. Rows that a search hides are not selected while they are
 * hidden.
 */
export function useSelection(ordered: readonly string[]): Selection {
  const [active, setActive] = useState(false);
  const [chosen, setChosen] = useState(nothing);
  const shown = useRef(ordered);
  useLayoutEffect(() => {
    shown.current = ordered;
  }, [ordered]);
  const ids = useMemo(
    () => (chosen.ids.size === 0 ? none : new Set(ordered.filter((id) => chosen.ids.has(id)))),
    [ordered, chosen],
  );
  return {
    active,
    ids,
    start: () => setActive(true),
    stop() {
      // At once, so that the button that started the selection, which is hidden meanwhile, can take the focus.
      flushSync(() => {
        setActive(false);
        setChosen(nothing);
      });
    },
    set: useCallback((id, on, range) => {
      setChosen(({ ids: before, anchor }) => ({
        ids: withRange(before, shown.current, { id, anchor: range ? anchor : undefined, on }),
        anchor: id,
      }));
    }, []),
    setAll: (on) => setChosen(on ? { ids: new Set(ordered), anchor: undefined } : nothing),
  };
}
