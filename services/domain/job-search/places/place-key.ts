import { searchText } from '../search-text.ts';
import type { Place } from './place.ts';

/** Returns a key that is equal for two spellings of one place. */
export const placeKey = ({ name, country }: Place): string => `${searchText(name)}|${country ?? ''}`;
