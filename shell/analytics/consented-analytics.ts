import type { ConsentPort } from '../consent/consent.ts';
import { withConsent, type Observer } from '../consent/with-consent.ts';
import type { Analytics } from './analytics.ts';
import { plainPath } from './plain-path.ts';

/** An implementation of `Analytics` that can be shut down. */
export type AnalyticsVendor = Analytics & Observer;

/** Counts only users who have consented. The page that they are on when they consent is the first one counted. */
export function consentedAnalytics(consent: ConsentPort, load: () => Promise<AnalyticsVendor>): Analytics {
  let shown: string | undefined;
  let person: string | undefined;
  let isCaughtUp = false;
  const tell = withConsent(consent, load, (vendor) => {
    if (person !== undefined) vendor.identify(person);
    if (shown !== undefined) vendor.pageView(shown);
    isCaughtUp = true;
  });
  const told = (action: (vendor: AnalyticsVendor) => void): void => {
    // Actions before the vendor is loaded are reported once it is.
    if (isCaughtUp) tell(action);
  };
  return {
    pageView(path) {
      shown = plainPath(path);
      const now = shown;
      told((vendor) => vendor.pageView(now));
    },
    identify(subject) {
      person = subject;
      told((vendor) => vendor.identify(subject));
    },
    clearIdentity() {
      person = undefined;
      told((vendor) => vendor.clearIdentity());
    },
  };
}
