import cors from '@fastify/cors';
import { pagesHeader } from '../../shared/contracts/pages-header.ts';
import { partnerWithPagesAt } from '../domain/partners/partner-hosts.ts';
import { requestIdHeader } from '../platform/telemetry/request-id.ts';
import type { Service } from '../process/service.ts';

/** Lets partners' pages call services: with tokens, never with cookies. */
export const openToPartnerPages =
  (services: readonly Service[]): Service =>
  async (app, context) => {
    await app.register(async (scope) => {
      await scope.register(cors, {
        origin: (page, answer) => answer(null, partnerWithPagesAt(context.partners(), page) !== undefined),
        methods: ['GET', 'POST', 'DELETE'],
        allowedHeaders: ['authorization', 'content-type', requestIdHeader, 'traceparent'],
        exposedHeaders: ['retry-after', 'content-disposition', pagesHeader, requestIdHeader],
        credentials: false,
        maxAge: 3600,
      });
      for (const service of services) await service(scope, context);
    });
  };
