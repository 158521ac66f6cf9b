import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../config/configuration.ts';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import type { TaskErrors } from './tasks.ts';
import { type PartnerRegistry, startPartnerRegistry } from '../domain/partners/partner-registry.ts';

/** Watches the partners of the settings, and of the database if there is one, until the server closes. */
export async function watchPartners(
  app: FastifyInstance,
  { partners: configuredPartners, siteOrigin }: Configuration,
  connected: OpenDatabase | undefined,
  taskErrors: TaskErrors,
): Promise<Pick<PartnerRegistry, 'current' | 'refresh'>> {
  if (!connected) return { current: () => configuredPartners, refresh: () => undefined };
  const live = await startPartnerRegistry({
    database: connected.db,
    configuredPartners,
    siteOrigin,
    onError: taskErrors('partners'),
  });
  app.addHook('onClose', () => live.stop());
  return live;
}
