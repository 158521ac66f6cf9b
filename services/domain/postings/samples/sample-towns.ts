import type { Place } from '../../job-search/places/place.ts';

/** Where sample postings are, with what is paid there beside the United States (1), and in which currency. */
export interface SampleTown {
  readonly place: Place;
  readonly currency: string;
  /** By which a pay in US dollars is multiplied. */
  readonly payFactor: number;
}

type Row = readonly [name: string, country: string, shown: string, latitude: number, longitude: number];

const town =
  (currency: string, payFactor: number) =>
  ([name, country, shown, latitude, longitude]: Row): SampleTown => ({
    place: { name: `${name}, ${shown}`, country, latitude, longitude },
    currency,
    payFactor,
  });

const american: readonly Row[] = [
  ['New York', 'US', 'NY', 40.7143, -74.006],
  ['Chicago', 'US', 'IL', 41.85, -87.65],
  ['Austin', 'US', 'TX', 30.2672, -97.7431],
  ['Dallas', 'US', 'TX', 32.7831, -96.8067],
  ['Denver', 'US', 'CO', 39.7392, -104.9847],
  ['Seattle', 'US', 'WA', 47.6062, -122.3321],
  ['Portland', 'US', 'OR', 45.5234, -122.6762],
  ['San Francisco', 'US', 'CA', 37.7749, -122.4194],
  ['Oakland', 'US', 'CA', 37.8044, -122.2711],
  ['Los Angeles', 'US', 'CA', 34.0522, -118.2437],
  ['Phoenix', 'US', 'AZ', 33.4484, -112.074],
  ['Atlanta', 'US', 'GA', 33.749, -84.388],
  ['Boston', 'US', 'MA', 42.3584, -71.0598],
  ['Philadelphia', 'US', 'PA', 39.9523, -75.1636],
  ['Minneapolis', 'US', 'MN', 44.98, -93.2638],
  ['Nashville', 'US', 'TN', 36.1659, -86.7844],
  ['Miami', 'US', 'FL', 25.7743, -80.1937],
  ['Columbus', 'US', 'OH', 39.9612, -82.9988],
];
const british: readonly Row[] = [
  ['London', 'GB', 'United Kingdom', 51.5085, -0.1257],
  ['Manchester', 'GB', 'United Kingdom', 53.4809, -2.2374],
  ['Birmingham', 'GB', 'United Kingdom', 52.4814, -1.8998],
  ['Leeds', 'GB', 'United Kingdom', 53.7965, -1.5478],
  ['Edinburgh', 'GB', 'United Kingdom', 55.9521, -3.1965],
  ['Bristol', 'GB', 'United Kingdom', 51.4552, -2.5967],
];
const ofEuro: readonly Row[] = [
  ['Berlin', 'DE', 'Germany', 52.5244, 13.4105],
  ['Potsdam', 'DE', 'Germany', 52.3989, 13.0657],
  ['Hamburg', 'DE', 'Germany', 53.5753, 10.0153],
  ['Munich', 'DE', 'Germany', 48.1374, 11.5755],
  ['Cologne', 'DE', 'Germany', 50.9333, 6.95],
  ['Vienna', 'AT', 'Austria', 48.2085, 16.3721],
  ['Graz', 'AT', 'Austria', 47.0667, 15.45],
  ['Paris', 'FR', 'France', 48.8534, 2.3488],
  ['Lyon', 'FR', 'France', 45.7485, 4.8467],
  ['Amsterdam', 'NL', 'Netherlands', 52.374, 4.8897],
  ['Rotterdam', 'NL', 'Netherlands', 51.9225, 4.4792],
  ['Dublin', 'IE', 'Ireland', 53.3331, -6.2489],
  ['Madrid', 'ES', 'Spain', 40.4165, -3.7026],
  ['Lisbon', 'PT', 'Portugal', 38.7169, -9.1333],
  ['Milan', 'IT', 'Italy', 45.4643, 9.1895],
];

export const sampleTowns: readonly SampleTown[] = [
  ...american.map(town('USD', 1)),
  ...british.map(town('GBP', 0.62)),
  ...ofEuro.map(town('EUR', 0.72)),
  ...(
    [
      ['Zürich', 'CH', 'Switzerland', 47.3667, 8.55],
      ['Basel', 'CH', 'Switzerland', 47.5584, 7.5733],
      ['Geneva', 'CH', 'Switzerland', 46.2022, 6.1457],
    ] as const
  ).map(town('CHF', 1.15)),
  ...(
    [
      ['Toronto', 'CA', 'ON', 43.7001, -79.4163],
      ['Vancouver', 'CA', 'BC', 49.2497, -123.1193],
      ['Montréal', 'CA', 'QC', 45.5088, -73.5878],
    ] as const
  ).map(town('CAD', 0.95)),
];
