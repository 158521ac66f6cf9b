import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

/**
 * Logs the failures that routes leave to Fastify, which answers them with 500. Its lines about each request are off,
 * because our own says what was answered, and they would be off for failures as well.
 */
export class FailureLog extends LogController {
  constructor() {
    super({ disableRequestLogging: true });
  }

  override defaultErrorLog(error: Error, request: FastifyRequest, { statusCode }: FastifyReply): void {
    if (statusCode >= 500) request.log.error(error, 'The request failed');
  }

  override streamError(error: Error, request: FastifyRequest): void {
    // The client has hung up, which the line about the request says (499).
    if ('code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    request.log.error(error, 'A response was cut off');
  }

  override writeHeadError(error: Error, request: FastifyRequest): void {
    request.log.error(error, 'The request failed');
  }

  override serializerError(error: Error, request: FastifyRequest): void {
    request.log.error(error, 'The request failed');
  }
}
