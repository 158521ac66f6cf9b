import type { RuntimeConfig } from '@shared/contracts';
import { noAnalytics, type Analytics } from './analytics/analytics.ts';
import { consentedAnalytics } from './analytics/consented-analytics.ts';
import { isTrackingRefused, browserConsent, type ConsentPort } from './consent/consent.ts';
import { consentedReporting } from './reporting/consented-reporting.ts';
import type { ErrorReporting } from './reporting/error-reporting.ts';
import { serverReporting } from './reporting/server-reporting.ts';

/** The receivers of page views and errors on this page. */
export interface PageObservers {
  readonly analytics: Analytics;
  readonly reporting: ErrorReporting;
  /** Missing when there is nothing to ask for: no vendor is configured, or the browser has already refused. */
  readonly consent?: ConsentPort;
}

/**
 * Returns the vendors that the configuration names; without any, nothing leaves the site and no consent is requested.
 */
export function observersOf({ observers }: RuntimeConfig): PageObservers {
  const reporting = serverReporting();
  const { analytics, errors } = observers ?? {};
  if ((!analytics && !errors) || isTrackingRefused()) return { analytics: noAnalytics, reporting };
  const consent = browserConsent;
  return {
    consent,
    analytics: analytics
      ? consentedAnalytics(consent, async () => {
          const { posthogAnalytics } = await import(/* webpackChunkName: "posthog" */ './analytics/posthog.ts');
          return posthogAnalytics(analytics);
        })
      : noAnalytics,
    reporting: errors
      ? consentedReporting(reporting, consent, async () => {
          const { sentryReporting } = await import(/* webpackChunkName: "sentry" */ './reporting/sentry.ts');
          return sentryReporting(errors);
        })
      : reporting,
  };
}
