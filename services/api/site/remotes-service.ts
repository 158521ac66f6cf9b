import { partnerWithPagesAt } from '../../domain/partners/partner-hosts.ts';
import type { Service } from '../../process/service.ts';
import { remotesOrigin } from './remotes-origin.ts';

/** Serves the files of the remotes, at an origin of their own. */
export const remotesService: Service = async (app, { configuration, partners }) => {
  const { build, remotesOrigin: origin } = configuration;
  const choiceFor = (page: string | undefined) => partnerWithPagesAt(partners(), page) ?? {};
  await app.register(remotesOrigin, { build, remotesOrigin: origin, choiceFor });
};
