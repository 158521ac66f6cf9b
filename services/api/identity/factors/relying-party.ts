/** Where passkeys are created and used. */
export interface RelyingParty {
  /** The host name to which browsers bind passkeys. */
  readonly id: string;
  /** The origin of the pages that may use them. */
  readonly origin: string;
}

/** Returns the relying party of the site's own address. Partners' customers sign in with their partner. */
export function relyingPartyAt(siteOrigin: string): RelyingParty {
  const { hostname, origin } = new URL(siteOrigin);
  return { id: hostname, origin };
}
