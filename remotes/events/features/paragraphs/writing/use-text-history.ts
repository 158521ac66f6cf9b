import {
  useEffect,
  useEffectEvent,
  useRef,
  type InputEvent as InputEventOf,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { newHistory, record, stepBack, stepForth, type Snapshot, type TextHistory } from './text-history.ts';

export interface EditedText {
  /** Replaces the selection by text, or inserts it at the caret, and moves the caret behind it. */
  readonly insert: (text: string) => void;
  /** Handlers for the field's events of the same names. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onInput: (event: InputEventOf<HTMLTextAreaElement>) => void;
  readonly onFocus: () => void;
}

const snapshotOf = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Snapshot => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
});

/** The input type of text inserted by a button. */
const inserted = 'insertReplacementText';

/**
 * Inserts text into a field with undo and redo. Browsers corrupt or discard their own history of a field as soon as a
 * script writes to it, so this history replaces it for all input.
 */
export function useTextHistory(field: RefObject<HTMLTextAreaElement | null>): EditedText {
  const history = useRef<TextHistory>(undefined);
  /** The field before the next input; undefined until the field has had the focus. */
  const before = useRef<Snapshot>(undefined);
  /** Whether the current input comes from an undo or redo, which is not a step of its own. */
  const stepping = useRef(false);

  const write = (element: HTMLTextAreaElement, { text, start, end }: Snapshot, inputType: string): void => {
    element.setRangeText(text, 0, element.value.length);
    element.setSelectionRange(start, end);
    element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
  };

  /** Returns whether there was a step to undo or redo. */
  const step = (direction: 'historyUndo' | 'historyRedo'): boolean => {
    const element = field.current;
    const { current } = history;
    // The form may have replaced the field's text, which makes the earlier steps meaningless.
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

  // Undo and redo from the browser's menu are reported only by this event, which React does not support.
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
      // A field that has not had the focus has no caret, so the text is added at the end.
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
