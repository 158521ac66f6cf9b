import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';
import { errorCodes } from '../../../../shared/contracts/errors.ts';
import type { GatewayOperation } from '../../../platform/telemetry/metrics.ts';
import { operationOf } from './operation-name.ts';

export type OnOperation = (operation: GatewayOperation) => void;

/** The codes of requests whose answer has errors. */
const codes = new WeakMap<FastifyRequest, string>();

/** Remembers the code of an answer with errors: a failure of ours, if there is one among them, or else the first. */
export function noteErrors(request: FastifyRequest, errors: readonly GraphQLFormattedError[]): void {
  const found = errors.map(({ extensions }) => extensions?.['code']);
  const code = found.includes('INTERNAL_SERVER_ERROR') ? 'INTERNAL_SERVER_ERROR' : found[0];
  codes.set(request, errorCodes.find((known) => known === code) ?? 'BAD_USER_INPUT');
}

/**
 * Reports each request to the gateway with its operation and code when it has been answered, because the status of most
 * answers with errors is 200.
 */
export function observeOperations(app: FastifyInstance, onOperation: OnOperation): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode, elapsedTime } = reply;
    // Requests that are refused before they reach the schema have a status.
    const refused = statusCode >= 500 ? 'INTERNAL_SERVER_ERROR' : statusCode >= 400 ? 'BAD_USER_INPUT' : 'OK';
    const code = codes.get(request) ?? refused;
    onOperation({ operation: operationOf(request), code, seconds: elapsedTime / 1000 });
    done();
  });
}
