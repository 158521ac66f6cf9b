import type { CSSProperties } from 'react';

/** A `data-` attribute that is there or not. */
export const mark = (isSet: boolean): '' | undefined => (isSet ? '' : undefined);

/** Whether the focus came by the keyboard, so that it has to be seen. */
export const isFocusVisible = (element: Element): boolean => element.matches(':focus-visible');

/** Out of sight, and still there for the keyboard and for assistive technology. */
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
