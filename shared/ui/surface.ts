import { createContext, use } from 'react';

/** Where an interface is rendered, with the elements that belong to it when it does not own the document. */
export type Surface =
  | { readonly kind: 'page' }
  | {
      readonly kind: 'shadow' | 'light';
      /** Carries the color scheme; dialogs and menus are rendered into it. */
      readonly root: HTMLElement;
      /** The element into which Emotion inserts its style elements. */
      readonly styleHolder: HTMLElement;
    };

export const SurfaceContext = createContext<Surface>({ kind: 'page' });

/** Returns the element that dialogs, menus, and notices belong to; undefined stands for the document's body. */
export function useOverlayRoot(): HTMLElement | undefined {
  const surface = use(SurfaceContext);
  return surface.kind === 'page' ? undefined : surface.root;
}
