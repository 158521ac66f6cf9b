import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { decodeJwt } from 'jose';
import type { RunningPortal } from '../portal.ts';
import { tokensFor, type CustomerTokens } from '../testing/customer.ts';
import { startTestPortal } from '../testing/running-portal.ts';

const site = 'http://localhost:3000';
const page = 'http://myresume.localhost:3000';
let portal: RunningPortal;
let dana: CustomerTokens;
let id: string;

beforeAll(async () => {
  portal = await startTestPortal(site);
  dana = await tokensFor(portal.origin, 'dana@northgate.example', `${page}/oidc/callback`);
  id = decodeJwt(dana.id_token).sub!;
}, 30_000);
afterAll(() => portal.close());

const ask = (path: string, token?: string): Promise<Response> =>
  fetch(`${portal.origin}${path}`, {
    headers: { origin: page, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
  });

test('issues an ID token for Tessera that answers its request and names the customer', () => {
  expect(decodeJwt(dana.id_token)).toMatchObject({
    iss: `${portal.origin}/openid`,
    aud: 'tessera',
    nonce: expect.any(String) as unknown,
    email: 'dana@northgate.example',
    given_name: 'Dana',
  });
  expect(dana.refresh_token).toBeTruthy();
});

test('does not redirect to another address than Tessera’s', async () => {
  await expect(tokensFor(portal.origin, 'dana@northgate.example', 'https://evil.example/cb')).rejects.toThrow('400');
});

describe('the API', () => {
  test('tells the holder of the token who they are and what they did', async () => {
    expect(await (await ask('/api/oidc/user-info', dana.access_token)).json()).toEqual({
      sub: id,
      given_name: 'Dana',
      family_name: 'Whitlock',
      email: 'dana@northgate.example',
    });
    const work = (await (await ask(`/api/work-experiences?customer_id=${id}`, dana.access_token)).json()) as {
      data: object[];
    };
    expect(work.data).toHaveLength(8);
    expect(work.data[0]).toMatchObject({ company_name: 'Northgate District Library', finish_date: null });
    const schools = await ask(`/api/educational-experiences?customer_id=${id}`, dana.access_token);
    expect(schools.headers.get('access-control-allow-origin')).toBe(page);
    expect(((await schools.json()) as { data: object[] }).data).toHaveLength(4);
  });

  test('answers nobody else, and reveals nothing about others', async () => {
    expect((await ask('/api/oidc/user-info')).status).toBe(401);
    expect((await ask('/api/oidc/user-info', dana.id_token)).status).toBe(401);
    const emil = await tokensFor(portal.origin, 'emil@northgate.example', `${page}/oidc/callback`);
    expect((await ask(`/api/work-experiences?customer_id=${id}`, emil.access_token)).status).toBe(403);
    expect((await ask('/api/work-experiences', emil.access_token)).status).toBe(403);
  });

  test('fails for the customer who is meant to see it fail', async () => {
    const unlucky = await tokensFor(portal.origin, 'dana+api-down@northgate.example', `${page}/oidc/callback`);
    expect((await ask('/api/oidc/user-info', unlucky.access_token)).status).toBe(500);
  });
});
