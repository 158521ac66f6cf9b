/**
 * The address of something that the gateway's host serves beside it, such as `/headshot`, or a picture of a person
 * (`me.headshotURL`): the page that shows it may be a partner's. An address that is whole already stays as it is.
 * `graphql` is the gateway's own endpoint.
 */
export function besideGateway(graphql: string, path: string): string {
  return URL.parse(path.replace(/^\/+/, ''), graphql)?.href ?? path;
}
