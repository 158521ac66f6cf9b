import { searchText } from '../search-text.ts';
import type { GeoPlace } from './place.ts';

/** Returns a key that is equal for two spellings of one place. */
export const placeKey = ({ name, country }: GeoPlace): string => `${searchText(name)}|${country ?? ''}`;
