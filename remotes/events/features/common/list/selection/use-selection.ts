import { useState } from 'react';
import { withRange } from './selection.ts';

export interface Selection {
  /** Whether rows are being selected: they then show checkboxes in place of what else can be done with them. */
  readonly active: boolean;
  readonly ids: ReadonlySet<string>;
  start(): void;
  stop(): void;
  /** `range` reaches from the row before. */
  set(id: string, on: boolean, range: boolean): void;
  setAll(on: boolean): void;
}

const none: ReadonlySet<string> = new Set();

/** Which of the rows that are shown (`ordered`) are selected. What a search hides is not selected while it is hidden. */
export function useSelection(ordered: readonly string[]): Selection {
  const [active, setActive] = useState(false);
  const [chosen, setChosen] = useState(none);
  const [anchor, setAnchor] = useState<string>();
  return {
    active,
    ids: active ? new Set(ordered.filter((id) => chosen.has(id))) : none,
    start: () => setActive(true),
    stop() {
      setActive(false);
      setChosen(none);
      setAnchor(undefined);
    },
    set(id, on, range) {
      setChosen((before) => withRange(before, ordered, { id, anchor: range ? anchor : undefined, on }));
      setAnchor(id);
    },
    setAll: (on) => setChosen(on ? new Set(ordered) : none),
  };
}
