/** The addresses of the portal and of Tessera, as origins without a trailing slash. */
export interface PortalSettings {
  readonly port: number;
  readonly host: string;
  /** The portal's own origin as browsers see it, which its provider's tokens carry. */
  readonly origin: string;
  /** Tessera's site: gateway and typesetter. */
  readonly siteOrigin: string;
  /** The origin that serves Tessera's remotes and `embed.js`. */
  readonly remotesOrigin: string;
}

/**
 * The origins where Tessera serves the portal's customers: the host of its site after `myresume.`, and the site's own.
 */
export function tesseraOrigins({ siteOrigin }: Pick<PortalSettings, 'siteOrigin'>): readonly string[] {
  const { protocol, host } = new URL(siteOrigin);
  return [`${protocol}//myresume.${host}`, siteOrigin];
}

function originFrom(value: string | undefined, name: string, otherwise: string): string {
  if (value === undefined || value === '') return otherwise;
  const origin = URL.parse(value)?.origin;
  if (origin === undefined || origin === 'null') throw new Error(`${name} must be a URL, not "${value}".`);
  return origin;
}

function portFrom(value: string | undefined, otherwise: number): number {
  if (value === undefined || value === '') return otherwise;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PARTNER_PORT must be a port from 1 to 65535, not "${value}".`);
  return port;
}

/**
 * Reads `PARTNER_PORT`, `PARTNER_HOST`, `PARTNER_ORIGIN`, `SITE_ORIGIN`, and `REMOTES_ORIGIN`. Throws on an invalid
 * value.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): PortalSettings {
  const port = portFrom(env['PARTNER_PORT'], 3002);
  return {
    port,
    host: env['PARTNER_HOST'] ?? '127.0.0.1',
    origin: originFrom(env['PARTNER_ORIGIN'], 'PARTNER_ORIGIN', `http://localhost:${port}`),
    siteOrigin: originFrom(env['SITE_ORIGIN'], 'SITE_ORIGIN', 'http://localhost:3000'),
    remotesOrigin: originFrom(env['REMOTES_ORIGIN'], 'REMOTES_ORIGIN', 'http://localhost:3001'),
  };
}
