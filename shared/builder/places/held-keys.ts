/** Characters typed on the way to a field: they wait for it and are not lost. */
export interface HeldKeys {
  /** Writes them into the field, where its caret is, and holds back no more. */
  readonly typeInto: (field: HTMLElement) => void;
  /** Holds back no more. What was typed is given up: there is no field for it. */
  readonly drop: () => void;
}

/** Names of other keys are longer: `Enter`. */
const isCharacter = /^.$/su;

const isWritten = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  isCharacter.test(key) && !ctrlKey && !metaKey && !altKey && !isComposing;

/** As a key does it: the field's own listeners hear of it, and so does its undo where the browser offers that. */
function insert(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  // Deprecated without a successor: nothing else leaves the browser's undo whole. Test environments do not have it.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  if (typeof document.execCommand === 'function' && document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
}

/** From now on, what is typed waits for a field: it goes to none that has the focus in the meantime. */
export function holdKeys(): HeldKeys {
  let typed = '';
  const hold = (event: KeyboardEvent): void => {
    if (!isWritten(event)) return;
    event.preventDefault();
    event.stopPropagation();
    typed += event.key;
  };
  const drop = (): void => window.removeEventListener('keydown', hold, true);
  window.addEventListener('keydown', hold, true);
  return {
    drop,
    typeInto(field) {
      drop();
      const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      if (typed !== '' && isField && !field.readOnly && !field.disabled) insert(field, typed);
    },
  };
}
