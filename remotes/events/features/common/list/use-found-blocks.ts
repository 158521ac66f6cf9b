import { useLocale } from '@shared/i18n';
import { useMemo } from 'react';
import type { StoredEvent } from '../event-kind.ts';
import type { BlockView } from './block-view.ts';
import { findBlocks } from './finding/find-blocks.ts';
import type { ListQuery, SortKey } from './finding/list-query.ts';
import { sortBlocks } from './finding/sort-blocks.ts';

/**
 * Returns the blocks that match a query, sorted. `view` and `query` should keep their identity while they are equal.
 */
export function useFoundBlocks<Block extends StoredEvent>(
  blocks: readonly Block[],
  query: ListQuery & { readonly sort: SortKey },
  view: BlockView<Block>,
  savedId: string | undefined,
): readonly Block[] {
  const { language } = useLocale();
  const { sort, search, use, period, part } = query;
  const { titleOf, rankOf } = view;
  const sorted = useMemo(() => {
    const { compare } = new Intl.Collator(language, { numeric: true });
    return sortBlocks(blocks, sort, { titleOf, rankOf, compareNames: compare });
  }, [blocks, sort, titleOf, rankOf, language]);
  return useMemo(() => {
    const searchTextsOf = (block: Block) => [...view.shownTextsOf(block), ...view.hiddenTextsOf(block)];
    const rules = { titleOf: view.titleOf, searchTextsOf, periodOf: view.periodOf, partOf: view.partOf };
    return findBlocks(sorted, { search, sort, use, period, part }, rules, savedId);
  }, [sorted, search, sort, use, period, part, view, savedId]);
}
