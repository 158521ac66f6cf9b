/**
 * Resolves a path that the gateway's host serves, such as `/headshot` or a person's picture (`me.headshotURL`), because
 * the page that shows it may be a partner's. An absolute address is unchanged. `graphql` is the address of the gateway.
 */
export function besideGateway(graphql: string, path: string): string {
  return URL.parse(path.replace(/^\/+/, ''), graphql)?.href ?? path;
}
