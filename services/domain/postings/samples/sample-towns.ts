import type { GeoPlace } from '../../job-search/places/place.ts';
import groups from './sample-towns.json' with { type: 'json' };

/** The places of sample postings, with their level of pay relative to the United States (1) and their currency. */
export interface SampleTown {
  readonly place: GeoPlace;
  readonly currency: string;
  /** The factor by which pay in US dollars is multiplied. */
  readonly payFactor: number;
}

export const sampleTowns: readonly SampleTown[] = groups.flatMap(({ currency, payFactor, towns }) =>
  towns.map((place) => ({ place, currency, payFactor })),
);
