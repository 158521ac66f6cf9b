import { planRotation, type KeySchedule } from './schedule.ts';

const schedule: KeySchedule = { rotateEvery: 30, announceFor: 1, keepFor: 2 };
const at = (time: number): Date => new Date(time);
const key = (id: string, from: number) => ({ id, activeFrom: at(from) });
const plan = (now: number, ...keys: readonly ReturnType<typeof key>[]) => planRotation(keys, at(now), schedule);

test('the first key signs at once', () => {
  expect(plan(100)).toEqual({ next: at(100), spent: [] });
});

test('the next is announced before it is due, once, and keeps the rhythm', () => {
  expect(plan(128, key('a', 100))).toEqual({ next: undefined, spent: [] });
  expect(plan(129, key('a', 100))).toEqual({ next: at(130), spent: [] });
  expect(plan(129, key('b', 130), key('a', 100))).toEqual({ next: undefined, spent: [] });
});

test('a process that was away for long announces all the same', () => {
  expect(plan(500, key('a', 100)).next).toEqual(at(501));
});

test('an old key goes when nothing lives that it signed', () => {
  expect(plan(131, key('b', 130), key('a', 100)).spent).toEqual([]);
  expect(plan(132, key('b', 130), key('a', 100)).spent).toEqual(['a']);
  expect(plan(132, key('c', 131), key('b', 130), key('a', 100)).spent).toEqual(['a']);
});
