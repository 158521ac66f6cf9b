import { redactText } from '../../../shared/contracts/redact-text.ts';

/** An error as it is logged. */
export interface RedactedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  /** The names of a constraint and a table, which never contain values. */
  readonly constraint?: string;
  readonly table?: string;
  /** The stack trace without the message. */
  readonly stack?: string;
  readonly cause?: RedactedError;
}

const deepest = 4;

const textOf = (value: object, name: string): string | undefined => {
  const text: unknown = (value as Readonly<Record<string, unknown>>)[name];
  return typeof text === 'string' ? text : undefined;
};

/**
 * Reduces an error to what helps to fix it, without personal data: the message without values, the code locations, and
 * the names of database constraints. Everything else that libraries attach to errors (statements with their values,
 * rows, requests) is dropped.
 */
export function redactError(error: unknown, depth = 0): RedactedError {
  if (!(error instanceof Error)) return { type: typeof error, message: redactText(String(error)).slice(0, 1000) };
  const code = textOf(error, 'code');
  const constraint = textOf(error, 'constraint');
  const table = textOf(error, 'table');
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: redactText(error.message).slice(0, 1000),
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(table !== undefined && { table }),
    ...(places !== undefined && places.length > 0 && { stack: places.join('\n') }),
    ...(error.cause !== undefined && depth < deepest && { cause: redactError(error.cause, depth + 1) }),
  };
}
