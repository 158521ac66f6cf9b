import type { ParagraphKind } from '@shared/documents';
import type { StoredEvent } from '../../event-kind.ts';
import type { ListQuery } from './list-query.ts';
import { hasWords, plainText, wordsOf } from '@shared/lists';

export interface FindRules<Block> {
  readonly titleOf: (block: Block) => string;
  /** Returns all texts that a search looks through. */
  readonly searchTextsOf: (block: Block) => readonly (string | null)[];
  /** Returns undefined for a block without dates; undefined itself for a kind without dates. */
  readonly periodOf: ((block: Block) => 'current' | 'past' | undefined) | undefined;
  /** Undefined for a kind that is not part of a letter. */
  readonly partOf?: ((block: Block) => ParagraphKind) | undefined;
}

/** The normalized search text of each block. It is cached per version of a block, because every keystroke needs it. */
const plainTexts = new WeakMap<StoredEvent, string>();

function plainTextOf<Block extends StoredEvent>(block: Block, { titleOf, searchTextsOf }: FindRules<Block>): string {
  const known = plainTexts.get(block);
  if (known !== undefined) return known;
  const texts = [titleOf(block), ...searchTextsOf(block)].filter((text) => text !== null);
  const plain = plainText(texts.join('\n'));
  plainTexts.set(block, plain);
  return plain;
}

/** Returns the blocks that match a query, sorted. `kept` is included in any case, because it was just saved. */
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
