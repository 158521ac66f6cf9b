import type { SiteSettings } from '../../api/site/static-pages/site-settings.ts';

/** Where the app keeps what the person has said to being counted (shell/consent). */
const consentKey = 'tessera.consent';

/** Whether the browser says it for the person: Do Not Track, or Global Privacy Control. */
const asksNotToBeTracked = (): boolean =>
  navigator.doNotTrack === '1' ||
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Storage can be forbidden. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** By which PostHog's own library, which the app uses, knows this browser; a new one for this page alone without it. */
function browserName(key: string): string {
  try {
    const known = JSON.parse(stored(`ph_${key}_posthog`) ?? '{}') as { readonly distinct_id?: unknown };
    if (typeof known.distinct_id === 'string') return known.distinct_id;
  } catch {
    // Somebody else has written there.
  }
  return crypto.randomUUID();
}

/**
 * Counts the page for those who have agreed to it in the app, by PostHog's HTTP interface: its library would be a hundred times this
 * script. What is sent is the path, and nothing else about the page or the person.
 */
export function countPageView(analytics: SiteSettings['analytics'], path: string): void {
  if (analytics === undefined || asksNotToBeTracked() || stored(consentKey) !== 'given') return;
  const { host, key } = analytics;
  const event = {
    api_key: key,
    event: '$pageview',
    distinct_id: browserName(key),
    properties: { path, $process_person_profile: false },
  };
  // What is not counted is not missed.
  fetch(`${host}/i/v0/e/`, { method: 'POST', keepalive: true, body: JSON.stringify(event) }).catch(() => undefined);
}
