import {
  BrowserClient,
  defaultStackParser,
  exceptionFromError,
  makeFetchTransport,
  Scope,
  type ErrorEvent,
} from '@sentry/browser';
import { masked, type ErrorReport } from '@shared/contracts';
import { shellVersion } from '../version.ts';
import type { ReportingVendor } from './consented-reporting.ts';

/** Characters. */
const longest = 200;

/** What somebody may have written stands in quotation marks in messages of errors. */
const plain = (text: string): string =>
  masked(text)
    .replace(/(["'`“‘])(?:(?!\1)[^”’]){2,}["'`”’]/gu, '“…”')
    .slice(0, longest);

/** The frames of a stack are places in our own files; the message is not taken from the error but from the report. */
function eventOf({ id, remote, version, phase, code, message, cause }: ErrorReport): ErrorEvent {
  const frames = cause instanceof Error ? exceptionFromError(defaultStackParser, cause).stacktrace : undefined;
  const type = cause instanceof Error ? cause.name : 'Error';
  return {
    type: undefined,
    level: 'error',
    release: version,
    tags: { remote, phase, report: id, shell: shellVersion, ...(code !== undefined && { code }) },
    exception: { values: [{ type, value: plain(message), ...(frames && { stacktrace: frames }) }] },
  };
}

/**
 * Sentry, loaded after consent: a client of its own without any of the library's integrations, so that it watches nothing
 * and adds nothing. It is told what went wrong and where in the code, never on which page or for whom.
 */
export function sentryReporting({ dsn }: { readonly dsn: string }): ReportingVendor {
  const client = new BrowserClient({
    dsn,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [],
    sendClientReports: false,
  });
  client.init();
  const scope = new Scope();
  scope.setClient(client);
  return {
    report: (report) => void client.captureEvent(eventOf(report), undefined, scope),
    end: () => void client.close(),
  };
}
