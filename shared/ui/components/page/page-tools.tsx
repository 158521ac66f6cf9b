import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The element of the page's toolbar; null until it is rendered. */
export const ToolbarContext = createContext<HTMLElement | null>(null);

/**
 * Renders controls at the end of the page's toolbar, from the part of the page that they belong to. An element with
 * `data-selection-tools` takes the place of all others.
 */
export function PageTools({ children }: { readonly children: ReactNode }): ReactNode {
  const toolbar = use(ToolbarContext);
  return toolbar === null ? null : createPortal(children, toolbar);
}
