import {
  BrowserClient,
  defaultStackParser,
  exceptionFromError,
  makeFetchTransport,
  Scope,
  type ErrorEvent,
} from '@sentry/browser';
import { redactText, type ErrorReport } from '@shared/contracts';
import { shellVersion } from '../version.ts';
import type { ReportingVendor } from './consented-reporting.ts';

/** The maximum number of characters of a message. */
const longest = 200;

/** Removes quoted text, because error messages may quote what a user typed. */
const plain = (text: string): string =>
  redactText(text)
    .replace(/(["'`“‘])(?:(?!\1)[^”’]){2,}["'`”’]/gu, '“…”')
    .slice(0, longest);

/** The frames of the stack are places in our own files; the message is taken from the report and not from the error. */
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
 * Creates the Sentry vendor, loaded after consent: a separate client without any of the library's integrations, so that
 * it observes nothing and adds nothing. It receives what went wrong and where in the code, never on which page or for
 * whom.
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
