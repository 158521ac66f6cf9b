import type { DismissalReason } from './api/dismissals.ts';

export type { DismissalReason };

/** What may not suit, in the order in which it is offered. */
export const dismissalReasons = [
  'title',
  'company',
  'place',
  'skills',
  'other',
] as const satisfies readonly DismissalReason[];
