import type { Place } from '../../job-search/places/place.ts';
import groups from './sample-towns.json' with { type: 'json' };

/** Where sample postings are, with what is paid there beside the United States (1), and in which currency. */
export interface SampleTown {
  readonly place: Place;
  readonly currency: string;
  /** By which a pay in US dollars is multiplied. */
  readonly payFactor: number;
}

export const sampleTowns: readonly SampleTown[] = groups.flatMap(({ currency, payFactor, towns }) =>
  towns.map((place) => ({ place, currency, payFactor })),
);
