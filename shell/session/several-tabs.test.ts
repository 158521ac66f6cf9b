import { idToken } from './__tests__/fake-provider.ts';
import { age, elsewhere, pages, until } from './__tests__/pages.ts';
import { sessionKey } from './id-token.ts';

const credentials = { how: 'login', email: 'ada@example.org', password: 'a long enough secret' } as const;
const firstUse = { reason: 'first-use' } as const;

const scene = pages();

test('a newer token of another tab is taken instead of renewing', async () => {
  const service = await scene.open();
  await service.enter(credentials);
  scene.provider.requests.length = 0;
  age(285_000);
  const newer = idToken();
  // The storage event has not arrived yet: only the storage knows.
  localStorage.setItem(sessionKey, newer);
  expect(await service.sessionOf('ada').getToken(firstUse)).toBe(newer);
  expect(scene.provider.requests).toEqual([]);
});

test('a tab that waited for the lock takes the token that it finds then', async () => {
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

test('a refresh token is not used for the sign-in of another tab', async () => {
  const service = await scene.open();
  await service.enter(credentials);
  scene.provider.authTime = 2;
  elsewhere(idToken({ authTime: 2, life: 10 }));
  scene.provider.requests.length = 0;
  expect(await service.sessionOf('ada').getToken(firstUse)).not.toBeNull();
  expect(scene.provider.requests).toEqual(['auth', 'authorization_code']);
});

test('a sign-out in one is a sign-out in all', async () => {
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

test('of a sign-in and a sign-out in quick succession the last one counts', async () => {
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

test('another person in one tab is told to those who serve the first', async () => {
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

test('a sign-out while a renewal is under way wins', async () => {
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
