import { TestBrowser } from '../../../services/api/identity/__tests__/browser.ts';
import { customersPassword } from '../customers/customers.ts';
import { createSecrets } from '../identity/pkce.ts';
import { clientId, providerPath } from '../provider/provider.ts';

export interface CustomerTokens {
  readonly id_token: string;
  readonly access_token: string;
  readonly refresh_token: string;
}

/** Follows a customer's path through the portal's provider, up to where it sends the browser back. */
export async function authorizeAtPortal(origin: string, start: string, email: string): Promise<URL> {
  const browser = new TestBrowser(origin);
  let address = new URL(start, origin);
  for (let hops = 0; hops < 8; hops += 1) {
    const isForm = address.pathname.startsWith(`${providerPath}/interaction/`);
    const response = await browser.request(
      address.href,
      isForm
        ? { method: 'POST', headers: { origin }, body: new URLSearchParams({ email, password: customersPassword }) }
        : {},
    );
    const location = response.headers.get('location');
    if (location === null) throw new Error(`${address.href} answered ${response.status}.`);
    address = new URL(location, address);
    if (address.searchParams.has('code') || address.searchParams.has('error')) return address;
  }
  throw new Error('The portal redirects without end.');
}

/** Signs a customer in for Tessera, as its page does in a separate window. */
export async function tokensFor(origin: string, email: string, redirectUri: string): Promise<CustomerTokens> {
  const { state, nonce, challenge, verifier } = createSecrets();
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });
  const back = await authorizeAtPortal(origin, `${providerPath}/auth?${query.toString()}`, email);
  const response = await fetch(`${origin}${providerPath}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: clientId,
      grant_type: 'authorization_code',
      code: back.searchParams.get('code') ?? '',
      redirect_uri: redirectUri,
      code_verifier: verifier,
    }),
  });
  return (await response.json()) as CustomerTokens;
}
