import { linkWith } from '../link-token.ts';

/** The seconds for which a link works (ASVS 2.7.2). */
export const linkLifetime = 10 * 60;

/** Returns the address of the page that takes the new password. */
export const resetLink = (origin: string, token: string): string => linkWith(`${origin}/reset-password`, token);
