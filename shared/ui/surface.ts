import { createContext, use } from 'react';

/** Where an interface is drawn, with the elements that belong to it when the document does not. */
export type Surface =
  | { readonly kind: 'page' }
  | {
      readonly kind: 'shadow' | 'light';
      /** Carries the colour scheme; dialogs and menus are put into it. */
      readonly root: HTMLElement;
      /** Emotion writes its style elements here. */
      readonly styleHolder: HTMLElement;
    };

export const SurfaceContext = createContext<Surface>({ kind: 'page' });

/** The element that dialogs, menus and notices belong to; undefined means the document's body. */
export function useOverlayRoot(): HTMLElement | undefined {
  const surface = use(SurfaceContext);
  return surface.kind === 'page' ? undefined : surface.root;
}
