import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLError } from 'graphql';
import { formatErrors } from '../errors.ts';

/** Gives mercurius our error policy: without it, it shows the text of every error to the client. */
export function errorPolicy(log: FastifyBaseLogger) {
  return {
    errorFormatter: ({ data, errors }: { data?: unknown; errors: readonly GraphQLError[] }) => {
      const { statusCode, errors: formatted } = formatErrors(errors, (incident, error) => {
        const cause = error instanceof Error && 'originalError' in error ? (error.originalError ?? error) : error;
        log.error({ incident, err: cause }, 'A GraphQL operation failed');
      });
      return { statusCode, response: { data: (data ?? null) as Record<string, unknown> | null, errors: formatted } };
    },
  };
}
