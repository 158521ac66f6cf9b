import { createDevices } from './devices.ts';

const device = {
  id: 'one',
  browser: 'Firefox',
  createdAt: '2026-01-02T10:00:00Z',
  lastSeenAt: '2026-01-02T10:00:00Z',
  isCurrent: true,
};
const renew = jest.fn(() => Promise.resolve());
const devices = createDevices('https://site.test/identity', renew);
const answers = jest.fn<
  Promise<{ ok: boolean; status: number; json: () => Promise<unknown> }>,
  [string, RequestInit]
>();
const answer = (status: number, body: unknown = {}): void => {
  answers.mockResolvedValueOnce({ ok: status < 400, status, json: () => Promise.resolve(body) });
};
const original = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = answers as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = original;
  answers.mockReset();
});

test('reads the list', async () => {
  answer(200, { devices: [device] });
  expect(await devices.list()).toEqual([device]);
  expect(answers.mock.calls[0]?.[0]).toBe('https://site.test/identity/devices');
});

test.each([
  ['no list', {}],
  ['null', null],
  ['a device without an id', { devices: [{ ...device, id: undefined }] }],
  ['a device with an odd name', { devices: [{ ...device, browser: 7 }] }],
])('refuses %s', async (_what, body) => {
  answer(200, body);
  await expect(devices.list()).rejects.toThrow(TypeError);
});

test('ends a session, also when it has already ended, and reports a failure', async () => {
  answer(204);
  await devices.end('a/b');
  expect(answers.mock.calls[0]).toMatchObject(['https://site.test/identity/devices/a%2Fb', { method: 'DELETE' }]);
  answer(404);
  await devices.end('gone');
  answer(500);
  await expect(devices.end('one')).rejects.toThrow(TypeError);
});

test('ends the other sessions', async () => {
  answer(204);
  await devices.endOthers();
  expect(answers.mock.calls[0]).toMatchObject(['https://site.test/identity/devices', { method: 'DELETE' }]);
});

test('renews the session and asks once more when the cookie is no longer known', async () => {
  answer(401);
  answer(200, { devices: [device] });
  expect(await devices.list()).toEqual([device]);
  expect(renew).toHaveBeenCalledTimes(1);
  answer(401);
  answer(401);
  await expect(devices.endOthers()).rejects.toThrow(TypeError);
});
