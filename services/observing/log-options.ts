import type { FastifyServerOptions } from 'fastify';
import { masked } from '../../shared/contracts/masked.ts';
import { plainError } from './plain-error.ts';

export interface LogStream {
  readonly write: (line: string) => void;
}

export interface LogOptions {
  readonly level: string;
  /** Where lines go; standard output when it is left out. */
  readonly stream?: LogStream | undefined;
  /** What this process does, in each line. */
  readonly roles: readonly string[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The texts in what browsers and mail servers report, masked. */
const plainTexts = (value: unknown): unknown => {
  if (typeof value === 'string') return masked(value);
  if (Array.isArray(value)) return value.map(plainTexts);
  if (value instanceof Error) return plainError(value);
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plainTexts(each)]))
    : value;
};

/**
 * One line of JSON for each entry, for whatever collects them. No line holds an address of the network or of mail, a
 * request's path, header or body: a request is its id, its method and the pattern of its route.
 */
export function logOptions({ level, stream, roles }: LogOptions): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    ...(stream && { stream }),
    base: { pid: process.pid, roles: roles.join(',') },
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      req: ({ method }: { readonly method: string }) => ({ method }),
      err: (error: unknown) => ({ stack: '', ...plainError(error) }),
      error: plainError,
      cause: plainError,
      report: plainTexts,
    },
  };
}
