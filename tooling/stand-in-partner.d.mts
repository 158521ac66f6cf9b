/** The registry of partners for this machine, as JSON for `TESSERA_PARTNERS`: the stand-in portal in `mocks/`. */
export function standInPartner(siteOrigin: string, portalOrigin: string): string;
