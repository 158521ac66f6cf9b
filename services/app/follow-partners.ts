import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../config/configuration.ts';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { type LivePartners, startLivePartners } from '../domain/partners/live-partners.ts';

/** The partners of the settings, and of the database where there is one, until the server closes. */
export async function followPartners(
  app: FastifyInstance,
  { partners: given, siteOrigin }: Configuration,
  opened: OpenDatabase | undefined,
): Promise<Pick<LivePartners, 'current' | 'look'>> {
  if (!opened) return { current: () => given, look: () => undefined };
  const onError = (error: unknown): void => app.log.error(error);
  const live = await startLivePartners({ database: opened.db, given, siteOrigin, onError });
  app.addHook('onClose', () => live.stop());
  return live;
}
