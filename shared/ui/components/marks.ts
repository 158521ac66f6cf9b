import type { CSSProperties } from 'react';

/** Returns the value of a `data-` attribute that is either present or absent. */
export const mark = (isSet: boolean): '' | undefined => (isSet ? '' : undefined);

/** Whether the element got its focus by the keyboard, so that the focus must be visible. */
export const isFocusVisible = (element: Element): boolean => element.matches(':focus-visible');

/** Hides an input visually, but not from the keyboard and assistive technology. */
export const hiddenInputStyle: CSSProperties = {
  border: '0',
  clipPath: 'inset(50%)',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  padding: '0',
  position: 'absolute',
  width: '1px',
  whiteSpace: 'nowrap',
};
