import type { Session } from '@shared/contracts';
import { guardedSession } from './guarded-session.ts';

const tokenOf = (subject: string): string =>
  `e30.${btoa(JSON.stringify({ sub: subject })).replace(/=+$/, '')}.signature`;

const sessionOf = (getToken: Session['getToken']): Session => ({ subject: 'ada', getToken });

test('shares one call among concurrent requests and calls again for a later one', async () => {
  const getToken = jest.fn(() => Promise.resolve(tokenOf('ada')));
  const session = sessionOf(getToken);
  const first = guardedSession(session).getToken({ reason: 'first-use' });
  const second = guardedSession(session).getToken({ reason: 'first-use' });
  expect(await Promise.all([first, second])).toEqual([tokenOf('ada'), tokenOf('ada')]);
  expect(getToken).toHaveBeenCalledTimes(1);
  await guardedSession(session).getToken({ reason: 'first-use' });
  expect(getToken).toHaveBeenCalledTimes(2);
});

test('rejects when the callback throws or returns garbage, and calls it again', async () => {
  let answer: () => unknown = () => {
    throw new RangeError('no session');
  };
  const session = guardedSession(sessionOf((() => answer()) as unknown as Session['getToken']));
  await expect(session.getToken({ reason: 'first-use' })).rejects.toThrow('no session');
  answer = () => ({ token: 'x' });
  await expect(session.getToken({ reason: 'first-use' })).rejects.toThrow('a string or null');
  answer = () => undefined;
  await expect(session.getToken({ reason: 'first-use' })).resolves.toBeNull();
  answer = () => 'opaque';
  await expect(session.getToken({ reason: 'first-use' })).resolves.toBe('opaque');
});

test('gives up on a callback that hangs, and aborts its signal', async () => {
  jest.useFakeTimers();
  let signal: AbortSignal | undefined;
  const hanging = sessionOf((request) => {
    signal = request.signal;
    return new Promise(() => undefined);
  });
  const outcome = guardedSession(hanging)
    .getToken({ reason: 'rejected' })
    .catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await outcome).toMatchObject({ name: 'TimeoutError' });
  expect(signal?.aborted).toBe(true);
  jest.useRealTimers();
});

test('never sends a token of another user, and hides what the previous user saw', async () => {
  const session = guardedSession(sessionOf(() => Promise.resolve(tokenOf('grace'))));
  const changed = jest.fn();
  const stop = session.onChange!(changed);
  await expect(session.getToken({ reason: 'first-use' })).rejects.toThrow('another user');
  expect(changed).toHaveBeenCalledWith('subject-changed');
  stop();
  await expect(session.getToken({ reason: 'first-use' })).rejects.toThrow();
  expect(changed).toHaveBeenCalledTimes(1);
});
