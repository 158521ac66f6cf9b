import type { OidcClientPorts } from './oidc-client.ts';
import { loadOidcClient } from './load-oidc-client.ts';

let isGone = true;

jest.mock('./oidc-client.ts', () => {
  if (isGone) throw new Error('Loading chunk entrance failed.');
  return { OidcClient: Object };
});

test('treats code that cannot be loaded as a lost connection, and loads it again the next time', async () => {
  const entrance = loadOidcClient({} as OidcClientPorts);
  await expect(entrance()).rejects.toThrow(TypeError);
  isGone = false;
  expect(await entrance()).toBe(await entrance());
});
