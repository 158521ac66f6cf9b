import { sandboxPath } from '../paths.ts';
import type { Payments } from './payments.ts';

/** Stands in for a payment provider where none is configured: the payer presses a button, and nothing is charged. */
export const sandboxPayments = (siteOrigin: string): Payments => ({
  isSandbox: true,
  origin: undefined,
  begin: ({ reference }) =>
    Promise.resolve({ address: `${siteOrigin}${sandboxPath}?order=${reference}`, session: null }),
  look: () => Promise.resolve(undefined),
});
