import { planRotation, type KeySchedule } from './schedule.ts';

const schedule: KeySchedule = { rotateEvery: 30, announceFor: 1, keepFor: 2 };
const dateOf = (time: number): Date => new Date(time);
const key = (id: string, from: number) => ({ id, activeFrom: dateOf(from) });
const plan = (now: number, ...keys: readonly ReturnType<typeof key>[]) => planRotation(keys, dateOf(now), schedule);

test('lets the first key sign at once', () => {
  expect(plan(100)).toEqual({ next: dateOf(100), spent: [] });
});

test('announces the next key once before it is due and keeps the rhythm', () => {
  expect(plan(128, key('a', 100))).toEqual({ next: undefined, spent: [] });
  expect(plan(129, key('a', 100))).toEqual({ next: dateOf(130), spent: [] });
  expect(plan(129, key('b', 130), key('a', 100))).toEqual({ next: undefined, spent: [] });
});

test('announces a key even after the process was away for a long time', () => {
  expect(plan(500, key('a', 100)).next).toEqual(dateOf(501));
});

test('deletes an old key when no live token was signed with it', () => {
  expect(plan(131, key('b', 130), key('a', 100)).spent).toEqual([]);
  expect(plan(132, key('b', 130), key('a', 100)).spent).toEqual(['a']);
  expect(plan(132, key('c', 131), key('b', 130), key('a', 100)).spent).toEqual(['a']);
});
