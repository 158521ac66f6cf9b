import { randomUUID } from 'node:crypto';
import type { RedactedError } from './redact-error.ts';

/** The maximum number of reports per minute, because a thousand failures of one kind are one problem. */
export const maxPerMinute = 30;
const minute = 60_000;
/** Milliseconds after which a service that does not respond is given up. */
const timeoutMs = 10_000;

/** Converts an error to Sentry's protocol: an envelope with one event. */
function envelopeOf({ type, message, stack, ...more }: RedactedError): string {
  const id = randomUUID().replaceAll('-', '');
  const event = {
    event_id: id,
    timestamp: Date.now() / 1000,
    platform: 'node',
    level: 'error',
    exception: { values: [{ type, value: message }] },
    extra: { ...(stack !== undefined && { stack }), ...more },
  };
  return [{ event_id: id }, { type: 'event' }, event].map((line) => JSON.stringify(line)).join('\n');
}

/**
 * Creates a function that reports server errors to Sentry by its documented protocol, with one request each. Sentry's
 * Node library is not used, because it would hook into every request to add what we leave out. Only what `redactError`
 * keeps is reported. Reports that fail are not repeated, because the errors are also in the log.
 */
export function sentryReports(dsn: string): (error: RedactedError) => void {
  const { origin, username: key, pathname } = new URL(dsn);
  const address = `${origin}/api/${pathname.slice(1)}/envelope/`;
  let windowStart = 0;
  let count = 0;
  return (error) => {
    if (Date.now() - windowStart > minute) [windowStart, count] = [Date.now(), 0];
    count += 1;
    if (count > maxPerMinute) return;
    void fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=tessera/1, sentry_key=${key}`,
      },
      body: envelopeOf(error),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => undefined);
  };
}
