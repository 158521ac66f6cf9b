import { useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';

interface Insertion {
  /** Inserts text at the caret, or at the end of a field that has not had the focus, and moves the caret behind it. */
  readonly insert: (text: string) => void;
  /** The focus handler of the field. */
  readonly onFocus: () => void;
}

/** Inserts text into a controlled field. */
export function useInsertion(
  field: RefObject<HTMLTextAreaElement | null>,
  onChange: (text: string) => void,
): Insertion {
  const hasCaret = useRef(false);
  return {
    insert(text) {
      const element = field.current;
      if (element === null) return;
      const { value } = element;
      const [start, end] = hasCaret.current
        ? [element.selectionStart, element.selectionEnd]
        : [value.length, value.length];
      flushSync(() => onChange(value.slice(0, start) + text + value.slice(end)));
      element.focus();
      element.setSelectionRange(start + text.length, start + text.length);
    },
    onFocus() {
      hasCaret.current = true;
    },
  };
}
