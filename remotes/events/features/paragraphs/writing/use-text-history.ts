import {
  useEffect,
  useEffectEvent,
  useRef,
  type InputEvent as InputEventOf,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { newHistory, record, stepBack, stepForth, type Snapshot, type TextHistory } from './text-history.ts';

export interface WrittenText {
  /** Puts text in place of what is selected, or where the caret is, and leaves the caret behind it. */
  readonly insert: (text: string) => void;
  /** For the field's events of these names. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onInput: (event: InputEventOf<HTMLTextAreaElement>) => void;
  readonly onFocus: () => void;
}

const snapshotOf = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Snapshot => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
});

/** `insertText` from a button. */
const inserted = 'insertReplacementText';

/**
 * Inserting into a text field by program, with undo and redo. Browsers muddle or forget their own history of a field as
 * soon as a program writes into it, so this one is kept in its place for all that is typed.
 */
export function useTextHistory(field: RefObject<HTMLTextAreaElement | null>): WrittenText {
  const history = useRef<TextHistory>(undefined);
  /** The field before the next input; undefined until one has been in it. */
  const before = useRef<Snapshot>(undefined);
  /** Input that comes from a step back or forth is no step of its own. */
  const stepping = useRef(false);

  const write = (element: HTMLTextAreaElement, { text, start, end }: Snapshot, inputType: string): void => {
    element.setRangeText(text, 0, element.value.length);
    element.setSelectionRange(start, end);
    element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
  };

  /** Whether there was a step to take. */
  const step = (direction: 'historyUndo' | 'historyRedo'): boolean => {
    const element = field.current;
    const { current } = history;
    // The form may have put another text into the field, which makes the steps before it meaningless.
    if (element === null || current?.present.text !== element.value) return false;
    const next = direction === 'historyUndo' ? stepBack(current) : stepForth(current);
    if (next === undefined) return false;
    history.current = next;
    stepping.current = true;
    write(element, next.present, direction);
    stepping.current = false;
    before.current = next.present;
    return true;
  };

  // What the menu of the browser does is told by this event alone, which React does not know.
  const onBeforeInput = useEffectEvent((event: InputEvent): void => {
    if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') {
      if (field.current !== null && !event.isComposing) before.current = snapshotOf(field.current);
      return;
    }
    event.preventDefault();
    step(event.inputType);
  });
  useEffect(() => {
    const element = field.current;
    const listen = (event: InputEvent): void => onBeforeInput(event);
    element?.addEventListener('beforeinput', listen);
    return () => element?.removeEventListener('beforeinput', listen);
  }, [field]);

  return {
    insert(text) {
      const element = field.current;
      if (element === null) return;
      // Where nobody has been yet there is no caret: the end is what is meant.
      if (before.current === undefined) element.setSelectionRange(element.value.length, element.value.length);
      const { selectionStart: start, selectionEnd: end, value } = element;
      before.current = snapshotOf(element);
      const caret = start + text.length;
      element.focus();
      write(element, { text: value.slice(0, start) + text + value.slice(end), start: caret, end: caret }, inserted);
    },
    onKeyDown(event) {
      if (event.altKey || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      const isRedo = (key === 'z' && event.shiftKey) || (key === 'y' && !event.shiftKey);
      if (!isRedo && key !== 'z') return;
      event.preventDefault();
      step(isRedo ? 'historyRedo' : 'historyUndo');
    },
    onInput(event) {
      if (stepping.current) return;
      const after = snapshotOf(event.currentTarget);
      const was = before.current ?? { text: '', start: 0, end: 0 };
      const known = history.current?.present.text === was.text ? history.current : newHistory(was);
      history.current = record(known, was, after, event.nativeEvent.inputType);
      before.current = after;
    },
    onFocus() {
      if (field.current !== null) before.current = snapshotOf(field.current);
    },
  };
}
