/** Where the portal stands and where Tessera is, as origins without a slash at the end. */
export interface PortalSettings {
  /** 0 takes a free port. */
  readonly port: number;
  readonly host: string;
  /** Tessera's site: identity, gateway, typesetter. */
  readonly siteOrigin: string;
  /** Where Tessera's remotes and `embed.js` are served. */
  readonly remotesOrigin: string;
}

function originFrom(value: string | undefined, name: string, otherwise: string): string {
  if (value === undefined || value === '') return otherwise;
  const origin = URL.parse(value)?.origin;
  if (origin === undefined || origin === 'null') throw new Error(`${name} is not an address: ${value}`);
  return origin;
}

function portFrom(value: string | undefined, otherwise: number): number {
  if (value === undefined || value === '') return otherwise;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PARTNER_PORT is not a port: ${value}`);
  return port;
}

/** Reads `PARTNER_PORT`, `PARTNER_HOST`, `SITE_ORIGIN` and `REMOTES_ORIGIN`; throws on one that cannot be meant. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): PortalSettings {
  return {
    port: portFrom(env['PARTNER_PORT'], 3002),
    host: env['PARTNER_HOST'] ?? '127.0.0.1',
    siteOrigin: originFrom(env['SITE_ORIGIN'], 'SITE_ORIGIN', 'http://localhost:3000'),
    remotesOrigin: originFrom(env['REMOTES_ORIGIN'], 'REMOTES_ORIGIN', 'http://localhost:3001'),
  };
}
