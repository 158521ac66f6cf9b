import { useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';

interface Insertion {
  /** Puts text where the caret is, or at the end of a field that nobody has been in, and leaves the caret behind it. */
  readonly insert: (text: string) => void;
  /** For the field. */
  readonly onFocus: () => void;
}

/** Inserting into a field whose text the document holds. */
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
