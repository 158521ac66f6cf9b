import { nextParameter } from './next-path.ts';

/** Opens the page to a guest, too, who would otherwise be led on to the app. */
export const switchParameter = 'switch';

/** Where a guest signs in to an account that exists already; `next` is where to go then, or if not. */
export const switchAccountPath = (next: string): string =>
  `/login?${switchParameter}=1&${nextParameter}=${encodeURIComponent(next)}`;
