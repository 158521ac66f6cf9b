import companies from './companies.json' with { type: 'json' };
import type { Sector } from './occupation.ts';

/** Invented names. Together with an ending for the sector they make companies that do not exist. */
export const companyNames: readonly string[] = companies.names;

export const companyEndings: Readonly<Record<Sector, readonly string[]>> = companies.endings;
