import type { ConsentPort } from '../consent/consent.ts';
import { withConsent, type Observer } from '../consent/with-consent.ts';
import type { Analytics } from './analytics.ts';
import { plainPath } from './plain-path.ts';

/** An implementation of `Analytics` that can be let go. */
export type AnalyticsVendor = Analytics & Observer;

/** Counts for those who have agreed. When they do, the page that they are on is the first one that is counted. */
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
    // What comes before the vendor is there is told when it is.
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
