import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Marks a field whose text is not (completely) in the document yet: the browser undoes its typing. */
export const undoesItself = { 'data-undoes-itself': '' } as const;

interface UndoKeysOptions {
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/** Returns `undo` for Ctrl or Cmd and Z, and `redo` for the same with Shift or for Ctrl and Y. */
function keyMeaning({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (altKey || ctrlKey === metaKey) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && ctrlKey && !shiftKey ? 'redo' : undefined;
}

/**
 * Handles undo and redo by keys and by the browser's own menu, anywhere in `place` and when nothing has the focus. The
 * undo of a single field would miss changes made outside of it. Dialogs are outside of `place` and keep the browser's
 * undo.
 */
export function useUndoKeys(place: RefObject<HTMLElement | null>, { onUndo, onRedo }: UndoKeysOptions): void {
  const isOurs = useEffectEvent((event: Event): boolean => {
    const path = event.composedPath();
    const [inner] = path;
    if (inner instanceof HTMLElement && inner.matches('[data-undoes-itself]')) return false;
    return event.target === document.body || (place.current !== null && path.includes(place.current));
  });
  const act = useEffectEvent((event: Event, meaning: 'undo' | 'redo' | undefined) => {
    if (meaning === undefined || event.defaultPrevented || !isOurs(event)) return;
    event.preventDefault();
    if (meaning === 'undo') onUndo();
    else onRedo();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!event.isComposing) act(event, keyMeaning(event));
    };
    const onInput = (event: InputEvent): void => {
      const { inputType } = event;
      act(event, inputType === 'historyUndo' ? 'undo' : inputType === 'historyRedo' ? 'redo' : undefined);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('beforeinput', onInput);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('beforeinput', onInput);
    };
  }, []);
}
