import type { GraphQLError } from 'graphql';
import type { MercuriusContext } from 'mercurius';
import type { RequestContext } from '../../../domain/context/request-context.ts';
import { formatErrors } from '../errors.ts';
import { reportDenial, type OnDenial } from './denials.ts';
import { noteErrors } from './observe-operations.ts';
import { operationOf } from './operation-name.ts';

export interface ErrorReports {
  readonly onDenial?: OnDenial | undefined;
  /** Called for each request in which something failed unexpectedly. */
  readonly onFailure?: (() => void) | undefined;
}

/** Gives mercurius our error policy. Without it, mercurius sends the text of every error to the client. */
export function errorPolicy({ onDenial, onFailure }: ErrorReports = {}) {
  return {
    errorFormatter: (
      { data, errors }: { data?: unknown; errors: readonly GraphQLError[] },
      // `callerContext` adds our context to each request.
      context: MercuriusContext & Partial<RequestContext>,
    ) => {
      const { request } = context.reply;
      const { statusCode, errors: formatted } = formatErrors(errors, (incident, error) => {
        const cause = error instanceof Error && 'originalError' in error ? (error.originalError ?? error) : error;
        request.log.error({ incident, operation: operationOf(request), err: cause }, 'A GraphQL operation failed');
      });
      noteErrors(request, formatted);
      if (formatted.some(({ extensions }) => extensions?.['code'] === 'INTERNAL_SERVER_ERROR')) onFailure?.();
      const sender = { account: context.knownAccountId?.(), caller: context.caller };
      reportDenial(formatted, request, sender, onDenial);
      return { statusCode, response: { data: (data ?? null) as Record<string, unknown> | null, errors: formatted } };
    },
  };
}
