import { redactText, type ErrorReport } from '@shared/contracts';
import { shellVersion } from '../version.ts';
import type { ReportingVendor } from './consented-reporting.ts';
import { framesOf } from './stack-frames.ts';

/** The maximum number of characters of a message. */
const longest = 200;
/** The maximum number of reports of a page per minute, because a thousand failures of one kind are one problem. */
export const maxPerMinute = 30;
const minute = 60_000;
const tooManyRequests = 429;

/** Removes quoted text, because error messages may quote what a user typed. */
const plain = (text: string): string =>
  redactText(text)
    .replace(/(["'`“‘])(?:(?!\1)[^”’]){2,}["'`”’]/gu, '“…”')
    .slice(0, longest);

/** The frames of the stack are places in our own files; the message is taken from the report and not from the error. */
function eventOf(id: string, { id: report, remote, version, phase, code, message, cause }: ErrorReport): object {
  const frames = cause instanceof Error ? framesOf(cause.stack ?? '') : [];
  const type = cause instanceof Error ? cause.name : 'Error';
  return {
    event_id: id,
    timestamp: Date.now() / 1000,
    platform: 'javascript',
    environment: 'production',
    level: 'error',
    release: version,
    tags: { remote, phase, report, shell: shellVersion, ...(code !== undefined && { code }) },
    exception: { values: [{ type, value: plain(message), ...(frames.length > 0 && { stacktrace: { frames } }) }] },
  };
}

/** Converts a report to Sentry's protocol: an envelope with one event. */
function envelopeOf(report: ErrorReport): string {
  const id = crypto.randomUUID().replaceAll('-', '');
  return [{ event_id: id }, { type: 'event' }, eventOf(id, report)].map((line) => JSON.stringify(line)).join('\n');
}

/** The address for envelopes. The key is in the query, because a header of its own would cost a second request. */
function addressOf(dsn: string): URL {
  const { origin, username: key, pathname } = new URL(dsn);
  const at = pathname.lastIndexOf('/');
  const address = new URL(`${origin}${pathname.slice(0, at)}/api/${pathname.slice(at + 1)}/envelope/`);
  address.search = new URLSearchParams({ sentry_version: '7', sentry_key: key, sentry_client: 'tessera/1' }).toString();
  return address;
}

/**
 * Creates the Sentry vendor, loaded after consent. It sends reports by Sentry's documented protocol and has no library,
 * which would observe the page and add what we leave out (docs/adr/0067). Sentry receives what went wrong and where in
 * the code, never on which page or for whom. Reports that fail are not repeated, because our own server has them too.
 */
export function sentryReporting({ dsn }: { readonly dsn: string }): ReportingVendor {
  const address = addressOf(dsn);
  let windowStart = 0;
  let count = 0;
  let isEnded = false;
  return {
    report(report) {
      if (Date.now() - windowStart > minute) [windowStart, count] = [Date.now(), 0];
      count += 1;
      if (isEnded || count > maxPerMinute) return;
      // An error may be reported while the page is being left.
      const request: RequestInit = { method: 'POST', keepalive: true, credentials: 'omit', body: envelopeOf(report) };
      void fetch(address, { ...request, referrerPolicy: 'strict-origin' }).then(
        ({ status }) => {
          if (status === tooManyRequests) count = maxPerMinute;
        },
        () => undefined,
      );
    },
    end() {
      isEnded = true;
    },
  };
}
