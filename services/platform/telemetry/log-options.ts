import type { FastifyServerOptions } from 'fastify';
import { masked } from '../../../shared/contracts/masked.ts';
import { type RedactedError, redactError } from './redact-error.ts';

export interface LogStream {
  readonly write: (line: string) => void;
}

export interface LogOptions {
  readonly level: string;
  /** Where lines go; standard output when it is left out. */
  readonly stream?: LogStream | undefined;
  /** What this process does, in each line. */
  readonly roles: readonly string[];
  /** Told of each error that is logged, as it is logged. */
  readonly onError?: ((error: RedactedError) => void) | undefined;
}

/** The error in what is logged, if there is one. */
function errorIn(entry: unknown): unknown {
  if (entry instanceof Error) return entry;
  return isRecord(entry) ? (entry['err'] ?? entry['error'] ?? entry['cause']) : undefined;
}

/** pino's number of the level `error`. */
const errorLevel = 50;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The texts in what browsers and mail servers report, masked. */
const plainTexts = (value: unknown): unknown => {
  if (typeof value === 'string') return masked(value);
  if (Array.isArray(value)) return value.map(plainTexts);
  if (value instanceof Error) return redactError(value);
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plainTexts(each)]))
    : value;
};

/**
 * One line of JSON for each entry, for whatever collects them. No line holds an address of the network or of mail, a
 * request's path, header or body: a request is its id, its method and the pattern of its route.
 */
export function logOptions({ level, stream, roles, onError }: LogOptions): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    ...(stream && { stream }),
    base: { pid: process.pid, roles: roles.join(',') },
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    hooks: {
      // Without words of our own the library takes an error's own, which may hold a statement's values.
      logMethod(entry: unknown[], method: (...given: unknown[]) => void, weight: number) {
        const [first, words, ...rest] = entry;
        const error = errorIn(first);
        if (onError && weight >= errorLevel && error !== undefined) onError(redactError(error));
        const said = typeof words === 'string' ? words : 'Unexpected error';
        if (typeof first === 'string') method.call(this, masked(first), words, ...rest);
        else method.call(this, first instanceof Error ? { err: first } : first, masked(said), ...rest);
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
