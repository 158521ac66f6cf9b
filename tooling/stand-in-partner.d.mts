/** Returns the registry of partners for local use as JSON for `TESSERA_PARTNERS`: the stand-in portal in `mocks/`. */
export function standInPartner(siteOrigin: string, portalOrigin: string): string;
