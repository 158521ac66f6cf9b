import type { ContentPlace } from './reveal.ts';

/** A text as it is printed, and where it is written. */
export interface Piece {
  readonly text: string;
  readonly place: ContentPlace;
}

export const samePlace = (one: ContentPlace, other: ContentPlace): boolean =>
  one.sectionId === other.sectionId && one.itemId === other.itemId && one.part === other.part;
