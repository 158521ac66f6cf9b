import type { Gazetteer } from '../../job-search/places/gazetteer.ts';
import type { Place } from '../../job-search/places/place.ts';
import { searchText } from '../../job-search/search-text.ts';

/** Places of one posting; more are a list of everything. */
const maxPlaces = 10;

/** What says how one works, not where. */
const noPlace =
  /\b(?:remote|hybrid|on.?site|in.?office|home.?office|anywhere|worldwide|multiple locations|various)\b/gi;

/** The places that are written in a line: `Berlin, Germany / Remote`, `New York, NY; Austin, TX`. */
export function readPlaces(lines: readonly string[], gazetteer: Gazetteer): readonly Place[] {
  const parts = lines.flatMap((line) =>
    line
      .replace(noPlace, ' ')
      .replace(/[()[\]]/g, ' / ')
      .split(/\s*(?:[;|\n•]|\s\/\s|\bor\b|\s&\s)\s*/),
  );
  const places = new Map<string, Place>();
  for (const part of parts) {
    const name = part.replace(/^[\s,–—-]+|(?<![\s,–—-])[\s,–—-]+$/g, '').replace(/\s+/g, ' ');
    if (searchText(name) === '' || name.length > 120) continue;
    const place = gazetteer.find(name) ?? { name, country: null, latitude: null, longitude: null };
    places.set(searchText(place.name), place);
  }
  return [...places.values()].slice(0, maxPlaces);
}
