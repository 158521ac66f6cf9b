import type { PostingSearch } from '@shared/documents';
import { useLocale, useTranslation } from '@shared/i18n';
import { storedText } from '@shared/remote-kit';
import { useSyncExternalStore } from 'react';

export type DistanceUnit = 'km' | 'mi';

const kilometersOfMile = 1.609_344;
/** Countries where people measure ways in miles. */
const withMiles = new Set(['US', 'GB', 'LR', 'MM']);
/** What the person chose on this device. */
const chosenUnit = storedText('tessera.job-tracker.distance-unit');

const onUnit = (listener: () => void): (() => void) => chosenUnit.subscribe(listener);

const choices: Readonly<Record<DistanceUnit, readonly number[]>> = {
  km: [5, 10, 25, 50, 100, 200],
  mi: [5, 10, 25, 50, 100],
};

/** The country of a locale, such as `GB` for `en-GB`; undefined if it names none that can be guessed. */
function regionOf(locale: string): string | undefined {
  try {
    return new Intl.Locale(locale).maximize().region;
  } catch {
    return undefined;
  }
}

export interface Distance {
  readonly unit: DistanceUnit;
  /** The choices in kilometers. */
  readonly choices: readonly number[];
  /** Returns a radius in words, such as `Within 25 mi`. */
  readonly within: (km: number) => string;
  /** Returns a radius in short form, such as `25 mi`. */
  readonly short: (km: number) => string;
  /** Uses the other unit from now on, on this device. */
  readonly switchUnit: () => void;
}

/**
 * Returns distances in the unit that the person chose, or else the one that people use in the country of the search, or
 * in that of the browser's language.
 */
export function useDistance({ country }: Pick<PostingSearch, 'country'>): Distance {
  const { t } = useTranslation();
  const { language } = useLocale();
  const chosen = useSyncExternalStore(onUnit, () => chosenUnit.get());
  const region = country ?? regionOf(navigator.language) ?? regionOf(language);
  const usual: DistanceUnit = region !== undefined && withMiles.has(region) ? 'mi' : 'km';
  const unit: DistanceUnit = chosen === 'km' || chosen === 'mi' ? chosen : usual;
  const shown = (km: number): number => (unit === 'km' ? km : Math.round(km / kilometersOfMile));
  return {
    unit,
    choices: choices[unit].map((each) => (unit === 'km' ? each : Math.round(each * kilometersOfMile))),
    within: (km) => t(unit === 'km' ? 'find.filters.within' : 'find.filters.withinMiles', { count: shown(km) }),
    short: (km) => t(unit === 'km' ? 'find.filters.km' : 'find.filters.mi', { count: shown(km) }),
    switchUnit: () => chosenUnit.set(unit === 'km' ? 'mi' : 'km'),
  };
}
