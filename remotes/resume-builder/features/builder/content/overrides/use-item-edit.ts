import type { ChangeOfItem, PromotedOverride } from '@shared/builder';
import { createContext, use } from 'react';
import type { PushedArrangement } from './arranged.ts';

/** What can be done about one block of a section; stays the same functions. */
export interface ItemEdit {
  readonly change: (change: ChangeOfItem) => void;
  /** Asks before words of this résumé become the block's. */
  readonly pushUp: (pushed: PromotedOverride | PushedArrangement) => void;
}

export const ItemEditContext = createContext<ItemEdit | null>(null);

export function useItemEdit(): ItemEdit {
  const found = use(ItemEditContext);
  if (found === null) throw new Error('useItemEdit is used outside of a block’s item.');
  return found;
}
