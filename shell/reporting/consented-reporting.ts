import { unreportedCodes } from '@shared/contracts';
import type { ConsentPort } from '../consent/consent.ts';
import { withConsent, type Observer } from '../consent/with-consent.ts';
import type { ErrorReporting } from './error-reporting.ts';

/** An implementation of `ErrorReporting` that can be let go. */
export type ReportingVendor = ErrorReporting & Observer;

/** Reports to our own server as always, and to a service of others for those who have agreed. */
export function consentedReporting(
  own: ErrorReporting,
  consent: ConsentPort,
  load: () => Promise<ReportingVendor>,
): ErrorReporting {
  const tell = withConsent(consent, load);
  return {
    report(report) {
      own.report(report);
      // Answers are no incidents (product.md §8); nobody outside hears of them, whoever reports them.
      if ((unreportedCodes as readonly (string | undefined)[]).includes(report.code)) return;
      tell((vendor) => vendor.report(report));
    },
  };
}
