import { idToken } from './__tests__/fake-provider.ts';
import { elsewhere, pages, until } from './__tests__/pages.ts';
import { readIdToken, sessionKey } from './id-token.ts';
import type { SessionService } from './session-service.ts';

const scene = pages();
const person = { email: 'Guest@example.org', password: 'a long enough secret' };
const stored = () => readIdToken(localStorage.getItem(sessionKey) ?? '');

async function openAsGuest(): Promise<SessionService> {
  const service = await scene.open();
  expect(await service.enter({ how: 'anonymous' })).toEqual({ ok: true });
  scene.provider.requests.length = 0;
  return service;
}

test('enters a guest without any input, and registers it at the API', async () => {
  const service = await openAsGuest();
  expect(stored()).toMatchObject({ subject: 'guest', isAnonymous: true, email: null });
  expect(scene.provider.created).toEqual([{ email: null, isAnonymous: true }]);
  expect(service.phase()).toBe('settled');
});

test('keeps the session of a guest whom the API could not register, so that a retry finds the same guest', async () => {
  scene.provider.isGatewayDown = true;
  const service = await scene.open();
  expect(await service.enter({ how: 'anonymous' })).toEqual({ ok: false, failure: 'network' });
  expect(scene.provider.requests).not.toContain('sign-out');
  expect(scene.provider.cookie).toBe('guest');
  expect(localStorage.getItem(sessionKey)).toBeNull();
});

test('keeps the way back to a guest whose session the API refuses, or whose token the browser has cleared', async () => {
  const service = await openAsGuest();
  await service.signOut('refused');
  expect(localStorage.getItem(sessionKey)).toBeNull();
  expect(await service.enter({ how: 'anonymous' })).toEqual({ ok: true });
  localStorage.clear();
  await service.signOut('refused');
  expect(scene.provider.requests).not.toContain('sign-out');
  expect(scene.provider.cookie).toBe('guest');
  await service.signOut();
  expect(scene.provider.cookie).toBeUndefined();
});

describe('the full account', () => {
  test('is visible to the token, the API, and the page at once, and the session continues', async () => {
    const service = await openAsGuest();
    const session = service.sessionOf('guest');
    const changes: string[] = [];
    session.onChange?.((change) => changes.push(change));
    expect(await service.upgrade(person)).toEqual({ ok: true });
    expect(stored()).toMatchObject({ subject: 'guest', isAnonymous: false, email: 'guest@example.org' });
    expect(scene.provider.created.at(-1)).toEqual({ email: 'guest@example.org', isAnonymous: false });
    expect(scene.provider.requests).toEqual(['upgrade', 'refresh_token', '/graphql']);
    expect(await session.getToken({ reason: 'first-use' })).toBe(localStorage.getItem(sessionKey));
    expect(changes).toEqual([]);
  });

  test('is requested again when an earlier renewal was in flight', async () => {
    const service = await openAsGuest();
    let open: () => void = () => undefined;
    scene.provider.gate = new Promise((resolve) => {
      open = resolve;
    });
    const session = service.sessionOf('guest');
    const early = session.getToken({ reason: 'rejected' });
    await until(() => scene.provider.requests.includes('refresh_token'));
    // The provider's response to the early renewal was determined before the upgrade.
    const { fetch } = scene.provider;
    let isFirst = true;
    globalThis.fetch = async (input, init) => {
      const answer = await fetch(input, init);
      if (!String(input instanceof Request ? input.url : input).endsWith('/upgrade') || !isFirst) return answer;
      isFirst = false;
      scene.provider.isGuest = true;
      setTimeout(() => {
        open();
        void early.then(() => (scene.provider.isGuest = false));
      });
      return answer;
    };
    expect(await service.upgrade(person)).toEqual({ ok: true });
    expect(stored()?.isAnonymous).toBe(false);
  });

  test.each([
    [401, 'no_session', 'signed-out'],
    [409, 'email_taken', 'email-taken'],
    [422, 'weak_password', 'weak-password'],
    [429, 'too_many_attempts', 'too-many-attempts'],
    [400, 'invalid_input', 'unknown'],
    [503, 'server_error', 'network'],
  ] as const)('is refused with %i %s, and the guest stays a guest', async (status, error, failure) => {
    const service = await openAsGuest();
    scene.provider.refusal = { status, error };
    expect(await service.upgrade(person)).toEqual({ ok: false, failure });
    expect(stored()?.isAnonymous).toBe(true);
    expect(scene.provider.requests).toEqual(['upgrade']);
  });

  test('is completed by a retry after the connection was lost', async () => {
    const service = await openAsGuest();
    scene.provider.isGatewayDown = true;
    expect(await service.upgrade(person)).toEqual({ ok: false, failure: 'network' });
    scene.provider.isGatewayDown = false;
    scene.provider.refusal = { status: 409, error: 'already_full' };
    expect(await service.upgrade(person)).toEqual({ ok: true });
    expect(scene.provider.created.at(-1)).toMatchObject({ isAnonymous: false });
  });

  test('is not mistaken for one that another tab created with another email', async () => {
    const service = await openAsGuest();
    scene.provider.isGuest = false;
    scene.provider.refusal = { status: 409, error: 'already_full' };
    const other = { ...person, email: 'other@example.org' };
    expect(await service.upgrade(other)).toEqual({ ok: false, failure: 'already-full' });
    expect(stored()?.isAnonymous).toBe(false);
  });
});

test('keeps a guest for thirty days from the last renewal', async () => {
  const service = await scene.open();
  elsewhere(idToken({ sub: 'guest', isAnonymous: true }));
  await until(() => localStorage.getItem(sessionKey) !== null);
  const days = (service.keptUntil().getTime() - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThanOrEqual(30);
});
