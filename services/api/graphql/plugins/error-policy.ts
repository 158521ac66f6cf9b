import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLError } from 'graphql';
import type { MercuriusContext } from 'mercurius';
import type { RequestContext } from '../../../domain/context/request-context.ts';
import { formatErrors } from '../errors.ts';
import { reportDenial, type OnDenial } from './denials.ts';

/** Gives mercurius our error policy. Without it, mercurius sends the text of every error to the client. */
export function errorPolicy(log: FastifyBaseLogger, onDenial?: OnDenial) {
  return {
    errorFormatter: (
      { data, errors }: { data?: unknown; errors: readonly GraphQLError[] },
      // `callerContext` adds our context to each request.
      context: MercuriusContext & Partial<RequestContext>,
    ) => {
      const { statusCode, errors: formatted } = formatErrors(errors, (incident, error) => {
        const cause = error instanceof Error && 'originalError' in error ? (error.originalError ?? error) : error;
        log.error({ incident, err: cause }, 'A GraphQL operation failed');
      });
      reportDenial(formatted, context.reply.request, context.knownAccountId?.(), onDenial);
      return { statusCode, response: { data: (data ?? null) as Record<string, unknown> | null, errors: formatted } };
    },
  };
}
