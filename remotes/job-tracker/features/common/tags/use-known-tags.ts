import { graphql, keepPlace, useQuery } from '@shared/graphql';
import { useMemo } from 'react';

const listTags = graphql(`
  query JobTrackerListTags {
    jobTags {
      name
      count
    }
  }
`);

/** Returns the person's tags, the most used first; the list is empty until they are loaded. */
export function useKnownTags(): readonly string[] {
  const { data } = useQuery(listTags, { fetchPolicy: 'cache-and-network', context: keepPlace });
  return useMemo(() => data?.jobTags.map(({ name }) => name) ?? [], [data]);
}
