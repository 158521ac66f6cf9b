import type { Observers } from '../../../shared/contracts/runtime-config.ts';

/** PostHog's default ingestion host. */
const defaultHost = 'https://eu.i.posthog.com';

const isOrigin = (address: string): boolean => {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '';
};

/** Matches `https://key@host/project`. */
const isDsn = (address: string): boolean => {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && url.username !== '' && /\/\d+$/.test(url.pathname);
};

/** Reads the services that receive page views and errors. There are none by default. */
export function readObservers(text: (name: string) => string): {
  readonly observers: Observers;
  readonly problems: readonly string[];
} {
  const problems: string[] = [];
  const [key, host, dsn] = [text('POSTHOG_KEY'), text('POSTHOG_HOST') || defaultHost, text('SENTRY_DSN')];
  if (!isOrigin(host)) problems.push(`POSTHOG_HOST must be an origin such as ${defaultHost}.`);
  if (dsn !== '' && !isDsn(dsn)) problems.push('SENTRY_DSN must be a URL such as https://key@host.example/1.');
  const observers: Observers = {
    ...(key !== '' && { analytics: { host, key } }),
    ...(dsn !== '' && { errors: { dsn } }),
  };
  return { observers, problems };
}
