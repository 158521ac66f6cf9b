import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The element at the end of the page's toolbar; null until it is rendered. */
export const ToolPlaceContext = createContext<HTMLElement | null>(null);

/** Renders a view's own tools into the page's toolbar, so that they do not push its content down. */
export function ViewTools({ children }: { readonly children: ReactNode }): ReactNode {
  const place = use(ToolPlaceContext);
  return place === null ? null : createPortal(children, place);
}
