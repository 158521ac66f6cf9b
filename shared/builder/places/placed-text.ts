import type { ContentPlace } from './reveal.ts';

/** A printed text with the place where it is edited. */
export interface PlacedText {
  readonly text: string;
  readonly place: ContentPlace;
}

/** Tells whether two places are the same. */
export const samePlace = (one: ContentPlace, other: ContentPlace): boolean =>
  one.sectionId === other.sectionId && one.itemId === other.itemId && one.part === other.part;
