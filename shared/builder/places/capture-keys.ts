import { typeInto } from '@shared/forms';

/** Characters that are typed before a field is ready to take them, so that they are not lost. */
export interface CapturedKeys {
  /** Inserts the characters at the field's caret and stops capturing. */
  readonly typeInto: (field: HTMLElement) => void;
  /** Stops capturing and discards the characters, because there is no field for them. */
  readonly drop: () => void;
}

/** Matches the names of keys that produce a character; other keys have longer names, such as `Enter`. */
const isCharacter = /^.$/su;

const isWritten = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  isCharacter.test(key) && !ctrlKey && !metaKey && !altKey && !isComposing;

/** Starts to capture what is typed until a field is ready; the currently focused field does not receive it. */
export function captureKeys(): CapturedKeys {
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
      if (typed !== '' && isField && !field.readOnly && !field.disabled) typeInto(field, typed);
    },
  };
}
