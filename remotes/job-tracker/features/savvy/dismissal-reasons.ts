import type { DismissalReason } from './api/dismissals.ts';

export type { DismissalReason };

/** The reasons for "Not interested", in the order of the menu. */
export const dismissalReasons = [
  'title',
  'company',
  'place',
  'skills',
  'other',
] as const satisfies readonly DismissalReason[];
