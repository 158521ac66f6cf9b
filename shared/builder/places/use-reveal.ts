import { useEffect, useState, type RefObject } from 'react';
import { captureKeys, type CapturedKeys } from './capture-keys.ts';
import { elementOfPlace } from './place-of-element.ts';
import type { ContentPlace } from './reveal.ts';

/** Milliseconds within which a place must open, including code that may have to be loaded first. */
const maxOpeningMs = 1_500;

export interface Reveal {
  /** The place to open; a new object for each request. */
  readonly place: ContentPlace | null;
  /** Opens a place and focuses its field, with the caret at `words` if the field contains them. */
  readonly open: (place: ContentPlace, words: string) => void;
}

interface Wanted {
  readonly place: ContentPlace;
  readonly words: string;
  readonly keys: CapturedKeys;
}

/** Puts the caret before `words` in a field that contains them. */
function placeCaret(element: HTMLElement, words: string): void {
  if (!(element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement)) return;
  const at = words === '' ? -1 : element.value.indexOf(words);
  if (at !== -1) element.setSelectionRange(at, at);
}

/**
 * Leads to the field where a text is edited. `root` holds all of the content. Text that is typed on the way arrives in
 * that field.
 */
export function useReveal(root: RefObject<HTMLElement | null>): Reveal {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  useEffect(() => {
    if (wanted === null) return undefined;
    const start = performance.now();
    let frame = 0;
    const look = (): void => {
      const found = root.current ? elementOfPlace(root.current, wanted.place) : undefined;
      const isLate = performance.now() - start > maxOpeningMs;
      if (found && (found.isExact || isLate)) {
        found.element.focus();
        found.element.scrollIntoView({ block: 'nearest' });
        placeCaret(found.element, wanted.words);
        wanted.keys.typeInto(found.element);
      } else if (isLate) wanted.keys.drop();
      else frame = requestAnimationFrame(look);
    };
    // Sections and items open with the next renderings.
    frame = requestAnimationFrame(look);
    return () => {
      cancelAnimationFrame(frame);
      wanted.keys.drop();
    };
  }, [wanted, root]);
  return {
    place: wanted?.place ?? null,
    // Captures keys right at the click, because the first key may come before the next rendering.
    open: (place, words) => setWanted({ place, words, keys: captureKeys() }),
  };
}
