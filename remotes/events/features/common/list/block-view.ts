import type { ParagraphKind } from '@shared/documents';
import type { ReactNode } from 'react';
import type { StoredEvent } from '../event-kind.ts';
import type { SortKey } from './finding/list-query.ts';

/** How a list shows, finds, and sorts the blocks of one kind. */
export interface BlockView<Block extends StoredEvent> {
  readonly titleOf: (block: Block) => string;
  /** Returns the texts, besides the title, that the card shows and a search looks through. */
  readonly shownTextsOf: (block: Block) => readonly (string | null)[];
  /** Returns the texts that a search looks through although the card does not show them. */
  readonly hiddenTextsOf: (block: Block) => readonly string[];
  /** Renders what the card shows between its title and its use. */
  readonly renderFacts: (block: Block) => ReactNode;
  /** Returns a text that sorts by date, or '' without a date. */
  readonly rankOf: (block: Block) => string;
  /** Undefined for a kind without dates. */
  readonly periodOf: ((block: Block) => 'current' | 'past' | undefined) | undefined;
  /** Returns the part of a letter the block is for. Only paragraphs have one. */
  readonly partOf?: (block: Block) => ParagraphKind;
  /** The sort order until the person chooses another. */
  readonly usualSort: SortKey;
}
