import { createContext, use, useEffect, useEffectEvent } from 'react';

/** A printed text with the place where it is edited. */
export interface PlacedText {
  readonly text: string;
  readonly place: ContentPlace;
}

/** Tells whether two places are the same. */
export const samePlace = (one: ContentPlace, other: ContentPlace): boolean =>
  one.sectionId === other.sectionId && one.itemId === other.itemId && one.part === other.part;

/** A place in the content: a section, optionally an item in it, optionally a text in that. */
export interface ContentPlace {
  readonly sectionId: string;
  readonly itemId?: string | undefined;
  /** A field of the item, or the id of one of its entries or points. */
  readonly part?: string | undefined;
}

/**
 * Stands for a section's id in the place of the header, which is above all sections. Contains a space, which no id
 * does.
 */
export const headerPlace = 'the header';

/** The place to open; a new object for each request. */
export const RevealContext = createContext<ContentPlace | null>(null);

/** Calls `open` when a place in the section is to be revealed. */
export function useRevealed(sectionId: string, open: (place: ContentPlace) => void): void {
  const place = use(RevealContext);
  const act = useEffectEvent(open);
  useEffect(() => {
    if (place?.sectionId === sectionId) act(place);
  }, [place, sectionId]);
}
