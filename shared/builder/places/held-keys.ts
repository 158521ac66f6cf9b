import { typeInto } from '@shared/forms';

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
      if (typed !== '' && isField && !field.readOnly && !field.disabled) typeInto(field, typed);
    },
  };
}
