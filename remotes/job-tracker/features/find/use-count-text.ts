import { useFormats, useTranslation } from '@shared/i18n';
import type { PostingCard } from '../posting/api/posting-fields.ts';

/** The postings that are loaded so far. */
type Loaded = readonly { readonly posting: Pick<PostingCard, 'isSample'> }[];

/** Whether all postings are samples, which the count then says instead of every row. */
export const areSamples = (nodes: Loaded): boolean =>
  nodes.length > 0 && nodes.every(({ posting }) => posting.isSample);

/** Returns a function that puts the number of results into words, such as `3,965 sample jobs`. */
export function useCountText(): (total: number, isExact: boolean, nodes: Loaded) => string {
  const { t } = useTranslation();
  const formats = useFormats();
  return (total, isExact, nodes) => {
    const shown = { count: total, shown: formats.number(total) };
    if (areSamples(nodes)) return t(isExact ? 'find.results.samples' : 'find.results.aboutSamples', shown);
    return t(isExact ? 'find.results.total' : 'find.results.about', shown);
  };
}
