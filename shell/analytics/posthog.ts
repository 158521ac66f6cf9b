import posthog, { type CaptureResult } from 'posthog-js/dist/module.slim.no-external.js';
import type { AnalyticsVendor } from './consented-analytics.ts';

/**
 * The only properties an event may have. Titles, URLs with their queries, referrers, and what the library infers are
 * removed.
 */
const allowed = new Set(['token', 'distinct_id', '$anon_distinct_id', '$device_id', '$is_identified', '$lib', 'path']);

function plainEvent(event: CaptureResult | null): CaptureResult | null {
  if (event === null || (event.event !== '$pageview' && event.event !== '$identify')) return null;
  const properties = Object.fromEntries(Object.entries(event.properties).filter(([name]) => allowed.has(name)));
  const { uuid, event: kind, timestamp } = event;
  return { uuid, event: kind, properties, ...(timestamp && { timestamp }) };
}

/**
 * Creates the PostHog vendor, loaded after consent: the slim build, which loads no further scripts and therefore
 * complies with our CSP. It receives page views and a pseudonym of the user; nothing else on the page is tracked.
 */
export function posthogAnalytics({ host, key }: { readonly host: string; readonly key: string }): AnalyticsVendor {
  posthog.init(key, {
    api_host: host,
    autocapture: false,
    capture_pageview: false,
    capture_pageleave: false,
    capture_performance: false,
    capture_dead_clicks: false,
    capture_heatmaps: false,
    capture_exceptions: false,
    disable_session_recording: true,
    disable_surveys: true,
    disable_web_experiments: true,
    disable_external_dependency_loading: true,
    advanced_disable_flags: true,
    advanced_disable_decide: true,
    save_campaign_params: false,
    save_referrer: false,
    person_profiles: 'identified_only',
    persistence: 'localStorage',
    request_batching: false,
    before_send: plainEvent,
  });
  if (posthog.has_opted_out_capturing()) posthog.opt_in_capturing({ captureEventName: false });
  return {
    pageView: (path) => void posthog.capture('$pageview', { path }),
    identify: (subject) => posthog.identify(subject),
    clearIdentity: () => posthog.reset(true),
    end() {
      posthog.reset(true);
      posthog.opt_out_capturing();
    },
  };
}
