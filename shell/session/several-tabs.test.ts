import { idToken } from './__tests__/fake-provider.ts';
import { age, elsewhere, pages, until } from './__tests__/pages.ts';
import { sessionKey } from './id-token.ts';

const credentials = { how: 'login', email: 'ada@example.org', password: 'a long enough secret' } as const;
const firstUse = { reason: 'first-use' } as const;

const scene = pages();

test('takes a newer token of another tab instead of renewing', async () => {
  const service = await scene.open();
  await service.enter(credentials);
  scene.provider.requests.length = 0;
  age(285_000);
  const newer = idToken();
  // The storage event has not arrived yet, so only the storage has the token.
  localStorage.setItem(sessionKey, newer);
  expect(await service.sessionOf('ada').getToken(firstUse)).toBe(newer);
  expect(scene.provider.requests).toEqual([]);
});

test('takes the token that a tab finds after waiting for the lock', async () => {
  const service = await scene.open();
  await service.enter(credentials);
  scene.provider.requests.length = 0;
  age(285_000);
  const newer = idToken();
  const request = jest.fn(async (_name: string, work: () => Promise<unknown>) => {
    localStorage.setItem(sessionKey, newer);
    return work();
  });
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  try {
    expect(await service.sessionOf('ada').getToken(firstUse)).toBe(newer);
  } finally {
    Reflect.deleteProperty(navigator, 'locks');
  }
  expect(request).toHaveBeenCalledTimes(1);
  expect(scene.provider.requests).toEqual([]);
});

test('does not use a refresh token for the sign-in of another tab', async () => {
  const service = await scene.open();
  await service.enter(credentials);
  scene.provider.authTime = 2;
  elsewhere(idToken({ authTime: 2, life: 10 }));
  scene.provider.requests.length = 0;
  expect(await service.sessionOf('ada').getToken(firstUse)).not.toBeNull();
  expect(scene.provider.requests).toEqual(['auth', 'authorization_code']);
});

test('signs out in all tabs at once', async () => {
  const [first, second] = [await scene.open(), await scene.open()];
  const loaded = new Promise((resolve) => second.person.events.addUserLoaded(resolve));
  await first.enter(credentials);
  await loaded;
  const changes: string[] = [];
  second.sessionOf('ada').onChange?.((change) => changes.push(change));
  await first.signOut();
  await until(() => changes.length > 0);
  expect(changes).toEqual(['signed-out']);
  expect(await second.sessionOf('ada').getToken(firstUse)).toBeNull();
  expect(scene.provider.cookie).toBeUndefined();
});

test('follows the last of a sign-in and a sign-out in quick succession', async () => {
  const service = await scene.open();
  const seen: string[] = [];
  service.person.events.addUserLoaded(() => void seen.push('in'));
  service.person.events.addUserUnloaded(() => void seen.push('out'));
  elsewhere(idToken());
  elsewhere(null);
  await until(() => seen.includes('out'));
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(seen.at(-1)).toBe('out');
});

test('notifies listeners of another user in one tab', async () => {
  elsewhere(idToken({ sub: 'ada' }));
  const service = await scene.open();
  const ada = service.sessionOf('ada');
  const changes: string[] = [];
  ada.onChange?.((change) => changes.push(change));
  elsewhere(idToken({ sub: 'grace' }));
  await until(() => changes.length > 0);
  expect(changes).toEqual(['subject-changed']);
  expect(await ada.getToken(firstUse)).toBeNull();
  expect(await service.sessionOf('grace').getToken(firstUse)).not.toBeNull();
});

test('lets a sign-out win over a renewal in flight', async () => {
  const service = await scene.open();
  await service.enter(credentials);
  age(285_000);
  let openGate = (): void => undefined;
  scene.provider.gate = new Promise((resolve) => {
    openGate = resolve;
  });
  const token = service.sessionOf('ada').getToken(firstUse);
  await until(() => scene.provider.requests.includes('refresh_token'));
  await service.signOut();
  openGate();
  expect(await token).toBeNull();
  expect(localStorage.getItem(sessionKey)).toBeNull();
});
