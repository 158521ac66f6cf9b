import { searchText } from '../search-text.ts';

/** The place of a posting. */
export interface GeoPlace {
  /** The displayed name, such as `Zürich, Switzerland` or `Austin, TX`. */
  readonly name: string;
  /** ISO 3166-1, two letters; null if unknown. */
  readonly country: string | null;
  /** Degrees; null if unknown. */
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Returns a key that is equal for two spellings of one place. */
export const placeKey = ({ name, country }: GeoPlace): string => `${searchText(name)}|${country ?? ''}`;
