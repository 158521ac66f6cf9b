import { createContext, use, useEffect, useEffectEvent } from 'react';

/** A place in the content: a section, in it an item, in it a text. */
export interface ContentPlace {
  readonly sectionId: string;
  readonly itemId?: string | undefined;
  /** A field of the item, or the name of one of its entries or points. */
  readonly part?: string | undefined;
}

/** In the place of a section's id: what stands above all sections. With a space, as no id has one. */
export const headerPlace = 'the header';

/** The place to open, anew for each request. */
export const RevealContext = createContext<ContentPlace | null>(null);

/** Calls `open` when a place in the section is to be seen. */
export function useRevealed(sectionId: string, open: (place: ContentPlace) => void): void {
  const place = use(RevealContext);
  const act = useEffectEvent(open);
  useEffect(() => {
    if (place?.sectionId === sectionId) act(place);
  }, [place, sectionId]);
}
