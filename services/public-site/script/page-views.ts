import type { SiteSettings } from '../../api/site/static-pages/site-settings.ts';

/** The storage key under which the app stores the person's consent (shell/consent). */
const consentKey = 'tessera.consent';

/** Whether the browser objects on the person's behalf: Do Not Track, or Global Privacy Control. */
const asksNotToBeTracked = (): boolean =>
  navigator.doNotTrack === '1' ||
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Reads a stored value. Storage can be forbidden. */
function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Returns the id by which PostHog's own library, which the app uses, knows this browser, or a new one for this page
 * alone.
 */
function browserName(key: string): string {
  try {
    const storedState = JSON.parse(readStored(`ph_${key}_posthog`) ?? '{}') as { readonly distinct_id?: unknown };
    if (typeof storedState.distinct_id === 'string') return storedState.distinct_id;
  } catch {
    // The stored value has another format, written by other code.
  }
  return crypto.randomUUID();
}

/**
 * Counts the page for people who have consented in the app, by PostHog's HTTP interface, because its library would be a
 * hundred times the size of this script. It sends the path, and nothing else about the page or the person.
 */
export function countPageView(analytics: SiteSettings['analytics'], path: string): void {
  if (analytics === undefined || asksNotToBeTracked() || readStored(consentKey) !== 'given') return;
  const { host, key } = analytics;
  const event = {
    api_key: key,
    event: '$pageview',
    distinct_id: browserName(key),
    properties: { path, $process_person_profile: false },
  };
  // A lost page view does not matter.
  fetch(`${host}/i/v0/e/`, { method: 'POST', keepalive: true, body: JSON.stringify(event) }).catch(() => undefined);
}
