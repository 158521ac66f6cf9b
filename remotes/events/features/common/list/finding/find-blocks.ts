import type { ParagraphKind } from '@shared/documents';
import type { StoredEvent } from '../../event-kind.ts';
import type { ListQuery } from './list-query.ts';
import { hasWords, plainText, wordsOf } from '@shared/lists';

export interface FindRules<Block> {
  readonly titleOf: (block: Block) => string;
  /** All that a search looks through. */
  readonly searchTextsOf: (block: Block) => readonly (string | null)[];
  /** Undefined for a kind without dates, or a block without. */
  readonly periodOf: ((block: Block) => 'current' | 'past' | undefined) | undefined;
  /** Undefined for a kind that is no part of a letter. */
  readonly partOf?: ((block: Block) => ParagraphKind) | undefined;
}

/** A block's texts as a search compares them: made once for each version of a block, for they are asked at each key. */
const plainTexts = new WeakMap<StoredEvent, string>();

function plainTextOf<Block extends StoredEvent>(block: Block, { titleOf, searchTextsOf }: FindRules<Block>): string {
  const known = plainTexts.get(block);
  if (known !== undefined) return known;
  const texts = [titleOf(block), ...searchTextsOf(block)].filter((text) => text !== null);
  const plain = plainText(texts.join('\n'));
  plainTexts.set(block, plain);
  return plain;
}

/** The blocks that a query leaves, in their order. `kept` stays in any case: a block that was saved a moment ago. */
export function findBlocks<Block extends StoredEvent>(
  blocks: readonly Block[],
  { search, use, period, part }: ListQuery,
  rules: FindRules<Block>,
  kept: string | undefined,
): readonly Block[] {
  const words = wordsOf(search);
  return blocks.filter((block) => {
    if (block.id === kept) return true;
    if (use !== 'all' && block.usedIn.length > 0 !== (use === 'used')) return false;
    if (period !== 'all' && rules.periodOf !== undefined && rules.periodOf(block) !== period) return false;
    if (part !== 'all' && rules.partOf !== undefined && rules.partOf(block) !== part) return false;
    return words.length === 0 || hasWords(plainTextOf(block, rules), words);
  });
}
