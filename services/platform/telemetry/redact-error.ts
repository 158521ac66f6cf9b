import { masked } from '../../../shared/contracts/masked.ts';

/** An error as it is logged. */
export interface RedactedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  /** Names of the database's own: never a value. */
  readonly constraint?: string;
  readonly table?: string;
  /** Where it was thrown, without the message. */
  readonly stack?: string;
  readonly cause?: RedactedError;
}

const deepest = 4;

const textOf = (value: object, name: string): string | undefined => {
  const found: unknown = (value as Readonly<Record<string, unknown>>)[name];
  return typeof found === 'string' ? found : undefined;
};

/**
 * What helps to mend a fault, and nothing of a person: the words without values, the places in the code, the names of the
 * database's rules. Everything else that libraries attach to errors (statements with their values, rows, requests) is left out.
 */
export function redactError(error: unknown, depth = 0): RedactedError {
  if (!(error instanceof Error)) return { type: typeof error, message: masked(String(error)).slice(0, 1000) };
  const code = textOf(error, 'code');
  const constraint = textOf(error, 'constraint');
  const table = textOf(error, 'table');
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: masked(error.message).slice(0, 1000),
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(table !== undefined && { table }),
    ...(places !== undefined && places.length > 0 && { stack: places.join('\n') }),
    ...(error.cause !== undefined && depth < deepest && { cause: redactError(error.cause, depth + 1) }),
  };
}
