const query = `query getAuthProviderId($input: AuthProviderIdQueryInput!) {
  authProvider(input: $input) { id }
}`;

interface Answer {
  readonly data?: { readonly authProvider?: { readonly id?: unknown } | null } | null;
  readonly errors?: readonly { readonly extensions?: { readonly code?: unknown } }[];
}

/** The message specified in product.md §8. */
export const missingProviderMessage = (domain: string): string => `Could not fetch provider ID for domain ${domain}`;

/**
 * Returns the provider through which the customers of a domain sign in (product.md §7, `getAuthProviderId`); undefined
 * when there is none. Uses plain fetch, because no user is signed in yet and no code of the app is loaded.
 *
 * @throws TypeError when the API cannot be reached.
 */
export async function findProvider(
  domain: string,
  graphqlEndpoint: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const response = await fetch(graphqlEndpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query, operationName: 'getAuthProviderId', variables: { input: { domain } } }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]),
  });
  const answer = (await response.json().catch(() => undefined)) as Answer | undefined;
  const id = answer?.data?.authProvider?.id;
  if (typeof id === 'string') return id;
  if (answer?.errors?.[0]?.extensions?.code === 'NO_DATA_FOUND') return undefined;
  throw new TypeError(`The gateway request failed (status ${response.status}).`);
}
