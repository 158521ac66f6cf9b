import { useWatch, type Control } from '@shared/forms';
import { keepPlace, useApolloClient, type ResultOf } from '@shared/graphql';
import { useEffect, useState } from 'react';
import { likelyDuplicates } from '../api/likely-duplicates.ts';
import type { JobValues } from '../job-values.ts';

export type Duplicate = ResultOf<typeof likelyDuplicates>['likelyDuplicates'][number];

/** Milliseconds without typing before the request is sent. */
const rest = 600;

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/**
 * Returns tracked jobs that look like the one being typed. The list is empty until the response arrives and after a
 * failure, because it is only a hint.
 */
export function useDuplicates(control: Control<JobValues>, ownId: string | undefined): readonly Duplicate[] {
  const client = useApolloClient();
  const [found, setFound] = useState<readonly Duplicate[]>([]);
  const [title, company, location, link] = useWatch({ control, name: ['title', 'company', 'location', 'link'] });
  const isTold = link.trim() !== '' || (title.trim() !== '' && company.trim() !== '');
  useEffect(() => {
    if (!isTold) return undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      client
        .query({
          query: likelyDuplicates,
          variables: {
            title: orNull(title),
            company: orNull(company),
            location: orNull(location),
            link: orNull(link),
          },
          fetchPolicy: 'no-cache',
          context: keepPlace,
        })
        .then(
          ({ data }) => {
            if (!isOver) setFound(data?.likelyDuplicates ?? []);
          },
          () => undefined,
        );
    }, rest);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [client, isTold, title, company, location, link]);
  return isTold ? found.filter(({ id }) => id !== ownId) : [];
}
