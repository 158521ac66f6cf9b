import { graphql, keepPlace, useQuery } from '@shared/graphql';
import type { TagsInputProps } from '@shared/ui';
import { useCallback } from 'react';
import { suggestedTags } from './suggested-tags.ts';

const listTags = graphql(`
  query JobTrackerListTags {
    jobTags {
      name
      count
    }
  }
`);

/** Returns a function that suggests the person's tags, the most used first; none until they are loaded. */
export function useTagSuggestions(): TagsInputProps['suggest'] {
  const { data } = useQuery(listTags, { fetchPolicy: 'cache-and-network', context: keepPlace });
  return useCallback((typed, tags) => suggestedTags(typed, tags, data?.jobTags.map(({ name }) => name) ?? []), [data]);
}
