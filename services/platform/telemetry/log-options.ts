import type { LoggerOptions } from 'pino';
import { redactText } from '../../../shared/contracts/redact-text.ts';
import { type RedactedError, redactError } from './redact-error.ts';
import { requestIdFor } from './request-log.ts';

export interface LogStream {
  readonly write: (line: string) => void;
}

export interface LogOptions {
  readonly level: string;
  /** The destination of lines. Default: standard output. */
  readonly stream?: LogStream | undefined;
  /** The roles of this process, which every line contains. */
  readonly roles: readonly string[];
  /** Called with each error that is logged, redacted as in the log. */
  readonly onError?: ((error: RedactedError) => void) | undefined;
}

/** Finds the error in a log entry, if there is one. */
function errorIn(entry: unknown): unknown {
  if (entry instanceof Error) return entry;
  return isRecord(entry) ? (entry['err'] ?? entry['error'] ?? entry['cause']) : undefined;
}

/** Messages that have been seen to contain nothing to mask. */
const plainMessages = new Set<string>();
const maxPlainMessages = 1_000;

/** Masks a message. Most are constants of the code, which are looked through once. */
function maskMessage(message: string): string {
  if (plainMessages.has(message)) return message;
  const masked = redactText(message);
  if (masked === message && plainMessages.size < maxPlainMessages) plainMessages.add(message);
  return masked;
}

/** Returns the field with the time. Lines of the same millisecond share it. */
function createTimestamp(): () => string {
  let last = Number.NaN;
  let field = '';
  return () => {
    const now = Date.now();
    if (now !== last) {
      last = now;
      field = `,"time":"${new Date(now).toISOString()}"`;
    }
    return field;
  };
}

/** pino's number of the level `error`. */
const errorLevel = 50;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Masks all texts in the reports of browsers and mail servers. */
const plainTexts = (value: unknown): unknown => {
  if (typeof value === 'string') return redactText(value);
  if (Array.isArray(value)) return value.map(plainTexts);
  if (value instanceof Error) return redactError(value);
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plainTexts(each)]))
    : value;
};

/**
 * Returns logger options that write one line of JSON for each entry. No line contains an IP or email address, or a
 * request's path, headers, or body: a request is identified by its id, method, and route pattern.
 */
export function logOptions({ level, roles, onError }: Omit<LogOptions, 'stream'>): LoggerOptions {
  return {
    level,
    base: { pid: process.pid, roles: roles.join(',') },
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: (_entry, _level, log) => requestIdFor(log),
    timestamp: createTimestamp(),
    hooks: {
      // Without a message of our own, the library would log the error's message, which may contain the values of a
      // statement.
      logMethod(entry: unknown[], method: (...args: unknown[]) => void, weight: number) {
        const [first, words, ...rest] = entry;
        const error = errorIn(first);
        if (onError && weight >= errorLevel && error !== undefined) onError(redactError(error));
        const message = typeof words === 'string' ? words : 'Unexpected error';
        if (typeof first === 'string') method.call(this, redactText(first), words, ...rest);
        else method.call(this, first instanceof Error ? { err: first } : first, maskMessage(message), ...rest);
      },
    },
    serializers: {
      req: ({ method }: { readonly method: string }) => ({ method }),
      err: (error: unknown) => ({ stack: '', ...redactError(error) }),
      error: redactError,
      cause: redactError,
      report: plainTexts,
    },
  };
}
