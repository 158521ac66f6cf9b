import { nextParameter } from './next-path.ts';

/** Opens the page for a guest too, who would otherwise be redirected to the app. */
export const switchParameter = 'switch';

/**
 * Returns the path at which a guest signs in to an existing account; `next` is the destination, also when the guest
 * cancels.
 */
export const switchAccountPath = (next: string): string =>
  `/login?${switchParameter}=1&${nextParameter}=${encodeURIComponent(next)}`;
