import type { VariantKey } from '@shared/documents';
import { candidatesOf, suggest, type BlocksToSuggest, type Suggestion } from '@shared/matching';
import { keepPlace, useQuery } from '@shared/graphql';
import { useMemo } from 'react';
import { getSuggestionSources, type SuggestionSources } from '../api/get-suggestion-sources.ts';
import { useParagraphs } from '../parts/paragraphs-context.ts';

type Given<Texts> = { readonly [Key in keyof Texts]?: NonNullable<Texts[Key]> };
/** Omits null values, because a text that a variant does not have comes from the block. */
const given = <Texts extends object>(texts: Texts): Given<Texts> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== null)) as Given<Texts>;

const blocksOf = ({ workEvents, eduEvents }: SuggestionSources): Omit<BlocksToSuggest, 'paragraphs'> => ({
  work: workEvents.map(({ variants, ...block }) => ({
    ...block,
    variants: variants.map(({ id, length, language, position, company, accomplishments }) => ({
      ...{ id, length, language },
      texts: given({ position, company, accomplishments }),
    })),
  })),
  education: eduEvents.map(({ variants, ...block }) => ({
    ...block,
    variants: variants.map(({ id, length, language, degree, university, accomplishments }) => ({
      ...{ id, length, language },
      texts: given({ degree, university, accomplishments }),
    })),
  })),
});

export type SuggestionsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'no text' }
  | { readonly status: 'ready'; readonly suggestions: readonly Suggestion[] };

/**
 * Returns the person's texts that answer the ad of a job, in the letter's language and length. They are computed once
 * per ad, not on every keystroke.
 */
export function useSuggestions(jobId: string, wording: VariantKey | undefined): SuggestionsState {
  const paragraphs = useParagraphs();
  const { data, error, refetch } = useQuery(getSuggestionSources, {
    variables: { jobId },
    fetchPolicy: 'cache-and-network',
    context: keepPlace,
  });
  const description = data?.job.description ?? '';
  const blocks = useMemo(() => data && blocksOf(data), [data]);
  const suggestions = useMemo(
    () => blocks && suggest(description, candidatesOf({ ...blocks, paragraphs }, wording)),
    [description, blocks, paragraphs, wording],
  );
  if (suggestions === undefined) {
    return error ? { status: 'failed', retry: () => void refetch() } : { status: 'loading' };
  }
  return description.trim() === '' ? { status: 'no text' } : { status: 'ready', suggestions };
}
