import type { ConsentPort } from '../consent/consent.ts';
import { withConsent, type Observer } from '../consent/with-consent.ts';
import type { Analytics } from './analytics.ts';

/** Matches a path segment that identifies a record of one user: an id, a token, an order. */
const name = /^(?=.*\d)[\w.~-]{16,}$/;

/** Returns a page's path with identifiers replaced: `/app/resumes/edit/:id`. */
export const plainPath = (path: string): string =>
  path
    .split('/')
    .map((part) => (name.test(part) ? ':id' : part))
    .join('/');

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
