import type { ItemChange, PromotedOverride } from '@shared/builder';
import { createContext, use } from 'react';
import type { PromotedArrangement } from './arrange-entries.ts';

/** What a person can do with one block of a section. The functions keep their identity between renders. */
export interface ItemEdit {
  readonly change: (change: ItemChange) => void;
  /** Asks for confirmation, then writes a change of this résumé to the block. */
  readonly pushUp: (pushed: PromotedOverride | PromotedArrangement) => void;
}

export const ItemEditContext = createContext<ItemEdit | null>(null);

/** Returns the editing functions of the surrounding section. Throws outside a provider. */
export function useItemEdit(): ItemEdit {
  const found = use(ItemEditContext);
  if (found === null) throw new Error('useItemEdit is used outside of a block’s item.');
  return found;
}
