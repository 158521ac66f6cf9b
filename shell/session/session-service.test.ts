import { idToken, sessionWith } from './__tests__/fake-provider.ts';
import { age, elsewhere, pages, until } from './__tests__/pages.ts';
import { sessionKey } from './id-token.ts';

const credentials = { how: 'login', email: 'ada@example.org', password: 'a long enough secret' } as const;
const firstUse = { reason: 'first-use' } as const;
const rejected = { reason: 'rejected' } as const;

const scene = pages();

describe('signing in', () => {
  test('stores the ID token under the session key, and nothing else in the browser', async () => {
    const service = await scene.open();
    expect(await service.enter(credentials)).toEqual({ ok: true });
    expect(localStorage.length).toBe(1);
    expect(await service.sessionOf('ada').getToken(firstUse)).toBe(localStorage.getItem(sessionKey));
    expect(JSON.stringify(localStorage)).not.toContain('refresh-');
  });

  test('asks for the password even if the browser is signed in as another user', async () => {
    scene.provider.cookie = 'grace';
    const service = await scene.open();
    await service.enter(credentials);
    expect(scene.provider.requests).toContain('interaction/1/login');
    expect(await service.sessionOf('grace').getToken(firstUse)).toBeNull();
  });

  test('notifies no listener before the user exists at the API', async () => {
    const service = await scene.open();
    const seen: (string | null)[] = [];
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) => {
      if (input === 'https://tessera.example/graphql') seen.push(localStorage.getItem(sessionKey), service.phase());
      return fetch(input, init);
    };
    await service.enter(credentials);
    expect(seen).toEqual([null, 'entering']);
  });

  test('is undone when the API cannot be reached', async () => {
    scene.provider.isGatewayDown = true;
    const service = await scene.open();
    expect(await service.enter(credentials)).toEqual({ ok: false, failure: 'network' });
    expect(localStorage.getItem(sessionKey)).toBeNull();
    expect(await service.person.getUser()).toBeNull();
    expect(scene.provider.cookie).toBeUndefined();
  });

  test.each([
    [{ status: 401, error: 'wrong_credentials' }, 'wrong-credentials'],
    [{ status: 409, error: 'email_taken' }, 'email-taken'],
    [{ status: 422, error: 'weak_password' }, 'weak-password'],
    [{ status: 429, error: 'too_many_attempts' }, 'too-many-attempts'],
    [{ status: 410, error: 'interaction_expired' }, 'unknown'],
    [{ status: 503, error: 'server_error' }, 'network'],
  ])('names the refusal %j', async (refusal, failure) => {
    scene.provider.refusal = refusal;
    const service = await scene.open();
    expect(await service.enter(credentials)).toEqual({ ok: false, failure });
    expect(scene.provider.requests).not.toContain('sign-out');
  });

  test('reports a lost connection, and works again when it is back', async () => {
    const service = await scene.open();
    scene.provider.isOffline = true;
    expect(await service.enter(credentials)).toEqual({ ok: false, failure: 'network' });
    scene.provider.isOffline = false;
    expect(await service.enter(credentials)).toEqual({ ok: true });
  });

  test('keeps the current user when an attempt fails', async () => {
    elsewhere(idToken({ sub: 'grace' }));
    const service = await scene.open();
    scene.provider.refusal = { status: 401, error: 'wrong_credentials' };
    await service.enter(credentials);
    expect(await service.sessionOf('grace').getToken(firstUse)).not.toBeNull();
  });
});

describe('a page that opens', () => {
  test('is signed in by the stored token without any request', async () => {
    elsewhere(idToken());
    const service = await scene.open();
    expect(await service.sessionOf('ada').getToken(firstUse)).toBe(localStorage.getItem(sessionKey));
    expect(scene.provider.requests).toEqual([]);
  });

  test('renews an expired token by the session cookie', async () => {
    elsewhere(idToken({ life: -3600 }));
    scene.provider.cookie = 'ada';
    const service = await scene.open();
    expect(await service.sessionOf('ada').getToken(firstUse)).toBe(localStorage.getItem(sessionKey));
    expect(scene.provider.requests).toEqual(['.well-known/openid-configuration', 'auth', 'authorization_code']);
  });

  test('is signed out when the provider no longer knows the user', async () => {
    elsewhere(idToken({ life: -3600 }));
    const service = await scene.open();
    expect(localStorage.getItem(sessionKey)).toBeNull();
    expect(await service.person.getUser()).toBeNull();
  });

  test('stays signed in without a connection, and rejects requests for a token', async () => {
    elsewhere(idToken({ life: -3600 }));
    scene.provider.isOffline = true;
    const service = await scene.open();
    expect(localStorage.getItem(sessionKey)).not.toBeNull();
    await expect(service.sessionOf('ada').getToken(firstUse)).rejects.toThrow(TypeError);
  });

  test('ignores text that is not a token', async () => {
    elsewhere('not.a.token');
    const service = await scene.open();
    expect(await service.person.getUser()).toBeNull();
    expect(scene.provider.requests).toEqual([]);
  });

  test('finds the user by the cookie when the browser stores nothing', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    scene.provider.cookie = 'ada';
    const service = await scene.open();
    expect(await service.sessionOf('ada').getToken(firstUse)).not.toBeNull();
    await service.signOut();
    expect(await service.sessionOf('ada').getToken(firstUse)).toBeNull();
  });
});

describe('a token', () => {
  test('is renewed once for all concurrent requests', async () => {
    const service = await scene.open();
    await service.enter(credentials);
    const first = localStorage.getItem(sessionKey);
    age(285_000);
    scene.provider.requests.length = 0;
    const session = service.sessionOf('ada');
    const tokens = await Promise.all([
      session.getToken(firstUse),
      session.getToken(firstUse),
      session.getToken(rejected),
    ]);
    expect(new Set(tokens).size).toBe(1);
    expect(tokens[0]).not.toBe(first);
    expect(scene.provider.requests).toEqual(['refresh_token']);
  });

  test('is renewed after a refusal but not while it is valid, and not again immediately', async () => {
    const service = await scene.open();
    await service.enter(credentials);
    scene.provider.requests.length = 0;
    const session = service.sessionOf('ada');
    const first = await session.getToken(firstUse);
    expect(await session.getToken({ reason: 'expired' })).toBe(first);
    expect(scene.provider.requests).toEqual([]);
    const second = await session.getToken(rejected);
    expect(second).not.toBe(first);
    expect(await session.getToken(rejected)).toBe(second);
    expect(scene.provider.requests).toEqual(['refresh_token']);
    age(6_000);
    expect(await session.getToken(rejected)).not.toBe(second);
  });

  test('is the new one for every remote that is refused while it is renewed', async () => {
    const service = await scene.open();
    await service.enter(credentials);
    scene.provider.requests.length = 0;
    const session = service.sessionOf('ada');
    const first = await session.getToken(firstUse);
    const tokens = await Promise.all([session.getToken(rejected), session.getToken(rejected)]);
    expect(tokens[0]).not.toBe(first);
    expect(tokens[1]).toBe(tokens[0]);
    expect(scene.provider.requests).toEqual(['refresh_token']);
  });

  test('expires by the provider’s clock, however wrong this device’s is', async () => {
    const service = await scene.open();
    const real = Date.now();
    const wrong = jest.spyOn(Date, 'now');
    const providerToken = scene.provider.fetch;
    globalThis.fetch = async (input, init) => {
      wrong.mockReturnValue(real);
      try {
        return await providerToken(input, init);
      } finally {
        wrong.mockReturnValue(real + 3_600_000);
      }
    };
    wrong.mockReturnValue(real + 3_600_000);
    await service.enter(credentials);
    scene.provider.requests.length = 0;
    expect(await service.sessionOf('ada').getToken(firstUse)).not.toBeNull();
    expect(scene.provider.requests).toEqual([]);
  });

  test('comes from the session cookie when the refresh token is refused', async () => {
    const service = await scene.open();
    await service.enter(credentials);
    scene.provider.refreshTokens.clear();
    scene.provider.requests.length = 0;
    age(285_000);
    expect(await service.sessionOf('ada').getToken(firstUse)).not.toBeNull();
    expect(scene.provider.requests).toEqual(['refresh_token', 'auth', 'authorization_code']);
  });

  test('ends the session when neither is accepted any more', async () => {
    const service = await scene.open();
    await service.enter(credentials);
    const changes: string[] = [];
    const session = service.sessionOf('ada');
    session.onChange?.((change) => changes.push(change));
    scene.provider.refreshTokens.clear();
    scene.provider.cookie = undefined;
    age(285_000);
    expect(await session.getToken(firstUse)).toBeNull();
    expect(changes).toEqual(['signed-out']);
    expect(localStorage.getItem(sessionKey)).toBeNull();
  });

  test('is not returned to a caller that has given up', async () => {
    const service = await scene.open();
    await service.enter(credentials);
    await expect(
      service.sessionOf('ada').getToken({ reason: 'first-use', signal: AbortSignal.abort() }),
    ).rejects.toThrow(/abort/i);
  });
});

test('removes the user at sign-out even without a connection, also from analytics', async () => {
  const analytics = { pageView: jest.fn(), identify: jest.fn(), clearIdentity: jest.fn() };
  const service = sessionWith(scene.provider, analytics);
  const stop = service.start();
  await until(() => service.phase() === 'settled');
  expect(analytics.clearIdentity).not.toHaveBeenCalled();
  await service.enter(credentials);
  expect(analytics.identify).toHaveBeenCalledWith('ada');
  scene.provider.isOffline = true;
  await service.signOut();
  expect(localStorage.length).toBe(0);
  expect(analytics.clearIdentity).toHaveBeenCalledTimes(1);
  stop();
});
