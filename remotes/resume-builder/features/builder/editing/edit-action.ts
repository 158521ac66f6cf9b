import type { ItemChange, EditAction as ActionOn, HeadedAction } from '@shared/builder';
import type { CustomItem, ResumeDocument, ResumeSection } from '@shared/documents';

/**
 * Every action that only résumés have. Positions (`to`) count from 0. Each type has a label under `undo.step` in the
 * locale file. For types that are sent on every keystroke, `grouping.ts` says which of them form one undo step.
 */
export type ResumeAction =
  | HeadedAction
  | { readonly type: 'add section'; readonly section: ResumeSection }
  | { readonly type: 'rename section'; readonly id: string; readonly title: string }
  | { readonly type: 'show section'; readonly id: string; readonly visible: boolean }
  | { readonly type: 'move section'; readonly id: string; readonly to: number }
  | { readonly type: 'remove section'; readonly id: string }
  | { readonly type: 'set summary'; readonly id: string; readonly text: string }
  | { readonly type: 'use event'; readonly id: string; readonly eventId: string; readonly used: boolean }
  | { readonly type: 'move event'; readonly id: string; readonly eventId: string; readonly to: number }
  /** A null `variantId` means the language and length of the résumé. */
  | { readonly type: 'word event'; readonly id: string; readonly eventId: string; readonly variantId: string | null }
  | { readonly type: 'override event'; readonly id: string; readonly eventId: string; readonly change: ItemChange }
  | { readonly type: 'add item'; readonly id: string; readonly item: CustomItem }
  | {
      readonly type: 'change item';
      readonly id: string;
      readonly itemId: string;
      readonly patch: Partial<Omit<CustomItem, 'id'>>;
    }
  | { readonly type: 'move item'; readonly id: string; readonly itemId: string; readonly to: number }
  | { readonly type: 'remove item'; readonly id: string; readonly itemId: string };

/** Every action on a résumé in the builder. */
export type EditAction = ActionOn<ResumeDocument, ResumeAction>;
