import type { ParagraphKind } from '@shared/documents';
import type { ReactNode } from 'react';
import type { StoredEvent } from '../event-kind.ts';
import type { SortKey } from './finding/list-query.ts';

/** How a list shows, finds and sorts the blocks of one kind. */
export interface BlockView<Block extends StoredEvent> {
  readonly titleOf: (block: Block) => string;
  /** Texts that a search looks through besides the title, and that the card shows. */
  readonly shownTextsOf: (block: Block) => readonly (string | null)[];
  /** Texts that it looks through although the card does not show them. */
  readonly hiddenTextsOf: (block: Block) => readonly string[];
  /** What the card says between its title and where it is used. */
  readonly renderFacts: (block: Block) => ReactNode;
  /** Compares as the time does; '' for none. */
  readonly rankOf: (block: Block) => string;
  /** Undefined for a kind without dates. */
  readonly periodOf: ((block: Block) => 'current' | 'past' | undefined) | undefined;
  /** Where in a letter it belongs; a kind that is no part of one has none. */
  readonly partOf?: (block: Block) => ParagraphKind;
  /** The order until somebody chooses another. */
  readonly usualSort: SortKey;
}
