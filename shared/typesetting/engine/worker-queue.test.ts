import { jest } from '@jest/globals';
import { createWorkerQueue, type WorkerQueueJob, type PagesThread } from './worker-queue.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const settled = () => jest.advanceTimersByTimeAsync(0);

/** Creates a queue whose first thread is full after `keys` drawings, and people who draw in it. */
function start(keys: number) {
  const threads: (PagesThread & { readonly name: string; drawings: number; isStopped: boolean })[] = [];
  const lane = createWorkerQueue({
    memoryLimit: () => 100,
    startThread: () => {
      let stopped = false;
      const thread = {
        name: `thread ${threads.length + 1}`,
        drawings: 0,
        ready: Promise.resolve(),
        run: () => Promise.reject(new Error('The jobs do not ask.')),
        isAlive: () => !stopped,
        stop: () => (stopped = true),
        get isStopped() {
          return stopped;
        },
      };
      threads.push(thread);
      return thread;
    },
  });
  const newPerson = () => {
    let home: PagesThread | undefined;
    return async (): Promise<string> => {
      const { promise, resolve } = Promise.withResolvers<string>();
      const job: WorkerQueueJob = {
        home: () => home,
        run(thread) {
          const at = threads.find((each) => each === thread)!;
          home = at;
          at.drawings += 1;
          resolve(at.name);
          return Promise.resolve(at === threads[0] && at.drawings >= keys ? 101 : 10);
        },
        cancel: () => undefined,
      };
      lane.push(job);
      const name = await promise;
      await settled();
      return name;
    };
  };
  return { lane, threads, newPerson };
}

it('moves documents to the next thread one by one, so that none waits for the others', async () => {
  const { lane, threads, newPerson } = start(3);
  const people = [newPerson(), newPerson(), newPerson()];
  for (const draw of people) expect(await draw()).toBe('thread 1');
  const [first, second, third] = people as [() => Promise<string>, () => Promise<string>, () => Promise<string>];
  expect(await first()).toBe('thread 2');
  expect([await second(), await third(), await second(), await first()]).toEqual([
    'thread 1',
    'thread 1',
    'thread 1',
    'thread 2',
  ]);
  await jest.advanceTimersByTimeAsync(260);
  expect([await third(), await second()]).toEqual(['thread 2', 'thread 1']);
  expect(threads[0]?.isStopped).toBe(false);
  lane.stop();
  expect(threads.every((thread) => thread.isStopped)).toBe(true);
});

it('stops the previous thread when nobody types in its documents any more', async () => {
  const { threads, newPerson } = start(2);
  const [typing, resting] = [newPerson(), newPerson()];
  await typing();
  await resting();
  expect(await typing()).toBe('thread 2');
  await jest.advanceTimersByTimeAsync(3_100);
  expect(threads.map((thread) => thread.isStopped)).toEqual([true, false]);
  expect(await resting()).toBe('thread 2');
});
