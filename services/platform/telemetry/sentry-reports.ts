import { randomUUID } from 'node:crypto';
import type { RedactedError } from './redact-error.ts';

/** Reports in a minute at most: what fails a thousand times is one fault. */
export const maxPerMinute = 30;
const minute = 60_000;
/** Milliseconds after which a silent service is given up. */
const patience = 10_000;

/** An error of the server, as Sentry's protocol has it (an envelope with one event). */
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
 * Tells Sentry of errors of the server by its documented protocol, one request each: its library for Node would hook into
 * every request to add what we leave out. Only what `plainError` keeps is told. What does not get through is in the log anyway.
 */
export function sentryReports(dsn: string): (error: RedactedError) => void {
  const { origin, username: key, pathname } = new URL(dsn);
  const address = `${origin}/api/${pathname.slice(1)}/envelope/`;
  let begun = 0;
  let count = 0;
  return (error) => {
    if (Date.now() - begun > minute) [begun, count] = [Date.now(), 0];
    count += 1;
    if (count > maxPerMinute) return;
    void fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=tessera/1, sentry_key=${key}`,
      },
      body: envelopeOf(error),
      signal: AbortSignal.timeout(patience),
    }).catch(() => undefined);
  };
}
