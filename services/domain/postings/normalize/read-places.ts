import type { Gazetteer } from '../../job-search/places/gazetteer.ts';
import type { GeoPlace } from '../../job-search/places/place.ts';
import { searchText } from '../../job-search/search-text.ts';

/** The maximum number of places of one posting. A longer list names everything. */
const maxPlaces = 10;

/** Phrases that name a way of working and not a place. */
const noPlace =
  /\b(?:remote|hybrid|on.?site|in.?office|home.?office|anywhere|worldwide|multiple locations|various)\b/gi;

/** Reads the places in lines such as `Berlin, Germany / Remote` or `New York, NY; Austin, TX`. */
export function readPlaces(lines: readonly string[], gazetteer: Gazetteer): readonly GeoPlace[] {
  const parts = lines.flatMap((line) =>
    line
      .replace(noPlace, ' ')
      .replace(/[()[\]]/g, ' / ')
      .split(/[;|\n•]|\s\/\s|\bor\b|\s&\s/),
  );
  const places = new Map<string, GeoPlace>();
  for (const part of parts) {
    const name = part.replace(/^[\s,–—-]+|(?<![\s,–—-])[\s,–—-]+$/g, '').replace(/\s+/g, ' ');
    if (searchText(name) === '' || name.length > 120) continue;
    const place = gazetteer.find(name) ?? { name, country: null, latitude: null, longitude: null };
    places.set(searchText(place.name), place);
  }
  return [...places.values()].slice(0, maxPlaces);
}
