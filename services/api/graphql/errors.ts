/**
 * The error policy (product.md §8): what a client learns and what only the log records. Every error that was not made
 * in this file is an incident. It is masked, and an id leads from the client's report to the log.
 */
import { randomUUID } from 'node:crypto';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { DomainError } from '../../domain/errors.ts';

const maskedMessage = 'Something went wrong on our side. Please try again.';

/**
 * Reads the status of an error of the framework (too large, wrong content type, cut off). Its status and message are
 * meant for the client.
 */
function frameworkStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error) || !('code' in error)) return undefined;
  const { statusCode, code } = error;
  // For a body that was cut off, this is the error of the connection itself, with a status.
  const isFramework = typeof code === 'string' && /^(?:(?:FST|MER)_ERR_|ECONNRESET$)/.test(code);
  return isFramework && typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500
    ? statusCode
    : undefined;
}

/** The errors that one error represents: mercurius wraps what it finds in a query before it runs. */
function unwrap(error: GraphQLError): { readonly errors: readonly unknown[]; readonly status: number | undefined } {
  const { originalError } = error;
  const status = frameworkStatus(originalError);
  if (originalError && 'errors' in originalError && Array.isArray(originalError.errors)) {
    return { errors: originalError.errors, status };
  }
  return { errors: [error], status };
}

function domainErrorIn(error: unknown): DomainError | undefined {
  if (error instanceof DomainError) return error;
  return error instanceof GraphQLError ? domainErrorIn(error.originalError) : undefined;
}

function place(error: unknown): Pick<GraphQLFormattedError, 'path' | 'locations'> {
  if (!(error instanceof GraphQLError)) return {};
  const { path, locations } = error;
  return { ...(path && { path }), ...(locations && { locations }) };
}

/** Removes the names that graphql-js suggests. They would reveal the schema where it cannot be queried. */
const withoutSuggestion = (message: string): string => message.replace(/ Did you mean [^?]*\?$/, '');

export interface FormattedErrors {
  readonly statusCode: number;
  readonly errors: readonly GraphQLFormattedError[];
}

/** Logs an incident. `id` is the id that the client received. */
export type LogIncident = (id: string, error: unknown) => void;

/** Returns the id of the incident that an error is, and logs it unless it is known. */
type IncidentOf = (error: unknown) => string;

/**
 * Creates the incidents of one answer. If the database does not answer, every field of a request fails for the same
 * reason, which is one incident.
 */
function incidents(log: LogIncident): IncidentOf {
  const known = new Map<string, string>();
  return (error) => {
    const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error;
    const reason = cause instanceof Error ? `${cause.name}\n${cause.message}` : String(cause);
    const id = known.get(reason) ?? randomUUID();
    if (!known.has(reason)) log(id, error);
    known.set(reason, id);
    return id;
  };
}

function formatOne(error: unknown, isRequestError: boolean, incidentOf: IncidentOf): GraphQLFormattedError {
  const domainError = domainErrorIn(error);
  if (domainError) {
    const { message, code, fields, numbers } = domainError;
    return { message, ...place(error), extensions: { code, ...(fields && { fields }), ...numbers } };
  }
  // What graphql-js itself finds wrong with a query or its variables is for the developer who wrote the query.
  if (isRequestError && error instanceof Error) {
    return { message: withoutSuggestion(error.message), ...place(error), extensions: { code: 'BAD_USER_INPUT' } };
  }
  return {
    message: maskedMessage,
    ...place(error),
    extensions: { code: 'INTERNAL_SERVER_ERROR', id: incidentOf(error) },
  };
}

/**
 * Formats the errors for the client. Our own errors are answers and come with status 200, so that every GraphQL client
 * reads them. A malformed request keeps the status that the framework gave it.
 */
export function formatErrors(errors: readonly GraphQLError[], log: LogIncident): FormattedErrors {
  let statusCode = 200;
  const incidentOf = incidents(log);
  const formattedErrors = errors.flatMap((error) => {
    const { errors: inner, status } = unwrap(error);
    // An error thrown while the query ran has a path or a cause. An error without either was found before the query
    // ran.
    const isRequestError = status !== undefined || (error.path === undefined && error.originalError === undefined);
    if (isRequestError && !inner.every(domainErrorIn)) statusCode = status ?? 400;
    return inner.map((each) => formatOne(each, isRequestError, incidentOf));
  });
  if (
    formattedErrors.some(({ extensions }) => extensions?.['code'] === 'INTERNAL_SERVER_ERROR') &&
    errors.every(({ path }) => !path)
  ) {
    statusCode = 500;
  }
  return { statusCode, errors: formattedErrors };
}
