/**
 * Returns the registry of partners for local use (`TESSERA_PARTNERS`) as JSON: the stand-in portal in `mocks/`, whose
 * customers sign in at the site's own host with `myresume.` in front. Plain JavaScript, because `npm start` needs it
 * before anything is installed.
 *
 * @param {string} siteOrigin
 * @param {string} portalOrigin
 * @returns {string} JSON
 */
export const standInPartner = (siteOrigin, portalOrigin) =>
  JSON.stringify([
    {
      id: 'oidc.northgate',
      domain: new URL(siteOrigin).host,
      name: 'Northgate Careers',
      issuer: `${portalOrigin}/openid`,
      clientId: 'tessera',
      portal: `${portalOrigin}/`,
      api: portalOrigin,
      origins: [portalOrigin],
    },
  ]);
