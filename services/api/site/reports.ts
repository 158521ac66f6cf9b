import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { object, string, ValidationError } from 'yup';
import { reportPhases, type ReportBody } from '../../../shared/contracts/index.ts';

const bodyLimit = 4 * 1024;
/**
 * The limits of reports per minute, for one client network and for all together. They are counted in this process,
 * because they protect its log rather than a shared resource.
 */
export const reportsOfNetwork = { points: 30, duration: 60 };
export const reportsOfAll = { points: 600, duration: 60 };

const short = () => string().strict().max(200);
const shape = object({
  id: string().strict().required().max(64),
  remote: short().required(),
  version: short().defined(),
  phase: string().strict().required().oneOf(reportPhases),
  code: short(),
  message: string().strict().required().max(1000),
})
  .strict()
  .noUnknown()
  .required();

function parseReport(body: unknown): ReportBody | undefined {
  try {
    return shape.validateSync(body, { strict: true }) as ReportBody;
  } catch (error) {
    if (error instanceof ValidationError) return undefined;
    throw error;
  }
}

async function isAllowed(limiter: RateLimiterMemory, key: string): Promise<boolean> {
  try {
    await limiter.consume(key);
    return true;
  } catch (error) {
    if (error instanceof RateLimiterRes) return false;
    throw error;
  }
}

/** Registers `POST /reports`: errors of browsers, written to the log where the operators of the site see them. */
export async function registerReports(app: FastifyInstance): Promise<void> {
  const network = new RateLimiterMemory(reportsOfNetwork);
  const all = new RateLimiterMemory(reportsOfAll);
  await app.register((scope, _options, done) => {
    scope.removeContentTypeParser('text/plain');
    scope.setErrorHandler((_error, _request, reply) => reply.code(400).send({ error: 'invalid_report' }));
    scope.post('/reports', { bodyLimit }, async (request, reply) => {
      if (!(await isAllowed(network, request.ip)) || !(await isAllowed(all, 'all'))) return reply.code(429).send();
      const report = parseReport(request.body);
      if (!report) return reply.code(400).send({ error: 'invalid_report' });
      request.log.warn({ report }, 'Reported by a browser');
      return reply.code(204).send();
    });
    done();
  });
}
