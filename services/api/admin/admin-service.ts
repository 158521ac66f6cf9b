import { identitySecrets } from '../../config/identity-secrets.ts';
import { partnerContextOf } from '../../domain/partners/registered-partners.ts';
import { serviceOf } from '../../process/service.ts';
import { adminPages } from './pages/admin-pages.ts';

/** Serves the operators' pages under `/admin`. */
export const adminService = serviceOf(
  'admin',
  async (app, { configuration, data, refreshPartners, recordActivity, counters }) => {
    const { build, siteOrigin, identityInside } = configuration;
    await app.register(adminPages, {
      database: data.database,
      secrets: identitySecrets(configuration),
      build,
      siteOrigin,
      identityInside,
      setting: partnerContextOf(configuration),
      onPartnersChanged: refreshPartners,
      recordActivity,
      countSignIn: counters.countSignIn,
    });
  },
);
