import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { RunningPortal } from '../portal.ts';
import { callbackPath, clientId, providerPath } from '../provider/provider.ts';
import { authorizeAtPortal } from '../testing/customer.ts';
import { findFreePort, startTestPortal } from '../testing/running-portal.ts';
import { createIdentityClient, type IdentityClient, type Tokens } from './identity-client.ts';
import { createSecrets } from './pkce.ts';

const log = jest.fn<(error: unknown) => void>();
let portal: RunningPortal;
beforeAll(async () => {
  portal = await startTestPortal();
}, 30_000);
afterAll(() => portal.close());

const clientAt = (origin: string): IdentityClient =>
  createIdentityClient({
    issuer: `${origin}${providerPath}`,
    clientId,
    redirectUri: `${portal.origin}${callbackPath}`,
    log,
  });

async function signIn(email = 'dana@northgate.example'): Promise<Tokens> {
  const client = clientAt(portal.origin);
  const secrets = createSecrets();
  const address = await client.authorizationAddress(secrets);
  const back = await authorizeAtPortal(portal.origin, address ?? '', email);
  expect(back.searchParams.get('state')).toBe(secrets.state);
  const outcome = await client.redeem(back.searchParams.get('code') ?? '', secrets);
  if (!outcome.ok) throw new Error(`${outcome.failure}: ${String(log.mock.lastCall?.[0])}`);
  return outcome.tokens;
}

describe('against the portal’s provider', () => {
  test('exchanges the code for the tokens of this customer', async () => {
    const [dana, emil] = await Promise.all([signIn(), signIn('emil@northgate.example')]);
    expect(dana).toMatchObject({ email: 'dana@northgate.example', subject: (await signIn()).subject });
    expect(emil.subject).not.toBe(dana.subject);
    expect(dana.expiresAt).toBeGreaterThan(Date.now() + 60_000);
  });

  test('refuses a code that was made up or is used again', async () => {
    await expect(clientAt(portal.origin).redeem('made-up', createSecrets())).resolves.toEqual({
      ok: false,
      failure: 'refused',
    });
  });

  test('renews the token and spends the refresh token', async () => {
    const client = clientAt(portal.origin);
    const first = await signIn();
    const renewed = await client.renew(first);
    expect(renewed).toMatchObject({ ok: true, tokens: { subject: first.subject } });
    expect(renewed.ok && renewed.tokens.refreshToken).not.toBe(first.refreshToken);
    await expect(client.renew(first)).resolves.toEqual({ ok: false, failure: 'signed-out' });
  });

  test('cannot renew after revoking, while another session of the customer stays valid', async () => {
    const client = clientAt(portal.origin);
    const [here, elsewhere] = [await signIn(), await signIn()];
    await client.revoke(here);
    await expect(client.renew(here)).resolves.toEqual({ ok: false, failure: 'signed-out' });
    await expect(client.renew(elsewhere)).resolves.toMatchObject({ ok: true });
  });
});

test('reports a provider that is unavailable', async () => {
  const client = clientAt(`http://localhost:${await findFreePort()}`);
  log.mockClear();
  await expect(client.authorizationAddress(createSecrets())).resolves.toBeUndefined();
  await expect(client.redeem('code', createSecrets())).resolves.toEqual({ ok: false, failure: 'unavailable' });
  expect(log).toHaveBeenCalledTimes(2);
});
