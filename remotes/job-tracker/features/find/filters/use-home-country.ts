import { isEmptySearch } from '@shared/documents';
import { keepPlace, useQuery } from '@shared/graphql';
import { storedText } from '@shared/remote-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { postingCountries } from '../api/posting-countries.ts';
import { searchOf } from '../query/find-query.ts';
import type { PostingQuery } from '../use-posting-query.ts';

/** The country that the person last chose or cleared on this device; '' for any. */
export const chosenCountry = storedText('tessera.job-tracker.search-country');

/**
 * Starts an empty search with the country that was chosen last or, until then, with that of the person's profile: few
 * people look for work on site abroad. The country is a filter like any other. Returns whether the search can run.
 */
export function useHomeCountry({ settled, onFilters }: PostingQuery): boolean {
  const isEmpty = isEmptySearch(searchOf(settled));
  const [starts] = useState(() => isEmpty && settled.posting === '');
  const [stored] = useState(() => chosenCountry.get());
  const { data, error } = useQuery(postingCountries, {
    fetchPolicy: starts && stored === undefined ? 'cache-first' : 'standby',
    context: keepPlace,
  });
  const home = error === undefined ? data && (data.postingCountries.home ?? '') : '';
  const country = stored ?? home;
  // The address takes a moment to change, and the search without the country is not wanted.
  const isReady = !starts || (country !== undefined && (country === '' || !isEmpty));
  const [wasReady, setWasReady] = useState(isReady);
  if (isReady && !wasReady) setWasReady(true);
  const start = useEffectEvent((code: string) => onFilters({ country: code }, { replace: true }));
  useEffect(() => {
    if (!wasReady && country !== undefined && country !== '') start(country);
  }, [wasReady, country]);
  return isReady || wasReady;
}
