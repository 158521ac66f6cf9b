import { createContext, use } from 'react';

/** What the shell offers guests, including a confirmation before they sign out. */
export interface GuestCare {
  readonly isGuest: boolean;
  /** Whether the notice about guest accounts is shown. In the last week it cannot be hidden. */
  readonly notice: 'shown' | 'urgent' | 'hidden';
  /** Hides the notice for this tab's session. */
  readonly hideNotice: () => void;
  /** Asks for the email address and password that make the account a full one. */
  readonly keepWork: () => void;
  /** Signs out; asks a guest first, who could not come back (product.md §6). */
  readonly leave: () => void;
}

export const GuestCareContext = createContext<GuestCare | undefined>(undefined);

/** Returns the guest features of the shell. Throws outside of a `GuestCareProvider`. */
export function useGuestCare(): GuestCare {
  const care = use(GuestCareContext);
  if (!care) throw new Error('useGuestCare must be used inside a GuestCareProvider.');
  return care;
}
