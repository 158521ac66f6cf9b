/**
 * The registry of partners for this machine (`TESSERA_PARTNERS`): the stand-in portal in `mocks/`, whose customers sign in
 * at `myresume.` before the site's own host. Plain JavaScript, since `npm start` needs it before anything is installed.
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
