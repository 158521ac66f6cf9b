import { regionNamed } from '../../../documents/places/regions.ts';
import { plainText } from '../../../documents/text/plain-text.ts';
import type { MatchReasonKind, PartFinding } from '../match.ts';
import type { HomePlace } from '../person.ts';

/** The place of a job, as far as it is known. */
export interface AdPlace {
  readonly workplace: 'onSite' | 'hybrid' | 'remote' | null;
  /** The names of places as they are shown. */
  readonly places: readonly string[];
  /** The distance in kilometers from the person's home to the nearest of them; null where either is unknown. */
  readonly kilometres: number | null;
}

const words = (text: string): string =>
  ` ${plainText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
const names = (text: string, name: string | null): boolean =>
  name !== null && name.trim() !== '' && words(text).includes(words(name));

/** Whether a place names a region, by its name or its code: `Boulder, Colorado` and `Boulder, CO` are the same. */
function namesRegion(text: string, name: string | null): boolean {
  if (names(text, name)) return true;
  const region = name === null ? undefined : regionNamed(name);
  // A code stands alone between commas: `or` in a sentence is not Oregon.
  return (
    region !== undefined &&
    (names(text, region.name) || text.split(',').some((part) => new RegExp(`^${region.code}\\b`).test(part.trim())))
  );
}

const usesMiles = /^(?:us|usa|u\.s\.a?\.?|united states.*|uk|gb|united kingdom|great britain|england|scotland|wales)$/i;
const kilometersOfMile = 1.609_344;

/** Shares by distance in kilometers: close enough to commute daily, occasionally, or hardly at all. */
const byDistance = [
  [25, 1],
  [60, 0.7],
  [150, 0.4],
] as const;
const farShare = 0.1;
/** The kilometers from which a job on site means to move to another part of the world. */
const abroad = 1_500;
const hybridMore = 0.1;

const found = (share: number, kind: MatchReasonKind, more: object = {}): PartFinding => ({
  share,
  reasons: [{ kind, ...more }],
});

/** Scores how close the job is to the person's home. */
export function placePart({ workplace, places, kilometres }: AdPlace, home: HomePlace): PartFinding {
  if (workplace === 'remote') return found(1, 'remote');
  const more = workplace === 'hybrid' ? hybridMore : 0;
  if (kilometres !== null) {
    const share = byDistance.find(([most]) => kilometres <= most)?.[1] ?? (kilometres > abroad ? 0 : farShare);
    const inMiles = usesMiles.test(home.country?.trim() ?? '');
    return found(share === 0 ? 0 : Math.min(1, share + more), inMiles ? 'distanceMiles' : 'distance', {
      count: Math.round(inMiles ? kilometres / kilometersOfMile : kilometres),
    });
  }
  if (places.length === 0) return { share: null, reasons: [{ kind: 'notSaid' }] };
  if (home.city === null && home.region === null && home.country === null) {
    return { share: null, reasons: [{ kind: 'ownUnknown' }] };
  }
  const shown = { term: places[0] ?? '' };
  if (places.some((place) => names(place, home.city))) return found(1, 'sameCity', shown);
  if (places.some((place) => namesRegion(place, home.region))) return found(0.6 + more, 'sameRegion', shown);
  if (places.some((place) => names(place, home.country))) return found(0.4 + more, 'sameCountry', shown);
  return found(farShare + more, 'elsewhere', shown);
}
