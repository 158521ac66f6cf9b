import { createContext, use } from 'react';

/** What the shell offers a guest, and asks before a guest leaves. */
export interface GuestCare {
  readonly isGuest: boolean;
  /** Asks for the address and password that make the account a full one. */
  readonly keepWork: () => void;
  /** Signs out; asks a guest first, who could not come back (product.md §6). */
  readonly leave: () => void;
}

export const GuestCareContext = createContext<GuestCare | undefined>(undefined);

export function useGuestCare(): GuestCare {
  const care = use(GuestCareContext);
  if (!care) throw new Error('useGuestCare must be used inside a GuestCareProvider.');
  return care;
}
