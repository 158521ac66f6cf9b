import { searchText } from '../search-text.ts';
import type { Place } from './place.ts';

/** What two spellings of one place have in common. */
export const placeKey = ({ name, country }: Place): string => `${searchText(name)}|${country ?? ''}`;
