import { unreportedCodes } from '@shared/contracts';
import type { ConsentPort } from '../consent/consent.ts';
import { withConsent, type Observer } from '../consent/with-consent.ts';
import type { ErrorReporting } from './error-reporting.ts';

/** An implementation of `ErrorReporting` that can be shut down. */
export type ReportingVendor = ErrorReporting & Observer;

/** Reports to our own server always, and to an external service for users who have consented. */
export function consentedReporting(
  own: ErrorReporting,
  consent: ConsentPort,
  load: () => Promise<ReportingVendor>,
): ErrorReporting {
  const tell = withConsent(consent, load);
  return {
    report(report) {
      own.report(report);
      // Expected answers are not incidents (product.md §8) and are never reported externally.
      if ((unreportedCodes as readonly (string | undefined)[]).includes(report.code)) return;
      tell((vendor) => vendor.report(report));
    },
  };
}
