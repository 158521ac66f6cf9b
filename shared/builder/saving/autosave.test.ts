import type { Draft } from '../editing/draft.ts';
import { createAutosave, maxPauseMs, pause, retryDelays, type Autosave, type SaveOutcome } from './autosave.ts';

const draft = (title: string): Draft<string> => ({ title, document: 'words' });
const first = draft('first');

interface Sent {
  readonly title: string;
  readonly version: number;
  readonly answer: (outcome: SaveOutcome) => Promise<void>;
}

let online: boolean;
let sent: Sent[];
let kept: (string | null)[];
let autosave: Autosave<string>;
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  online = true;
  sent = [];
  kept = [];
  autosave = createAutosave({
    draft: first,
    version: 1,
    isOnline: () => online,
    keep: (unsaved) => kept.push(unsaved && unsaved.draft.title),
    save: ({ title }, version) =>
      new Promise((resolve) => {
        sent.push({
          title,
          version,
          answer: async (outcome) => {
            resolve(outcome);
            await jest.advanceTimersByTimeAsync(0);
          },
        });
      }),
  });
  stop = autosave.start();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('saves once after a pause in typing, from its current version', async () => {
  autosave.change(draft('a'));
  jest.advanceTimersByTime(pause - 1);
  autosave.change(draft('ab'));
  jest.advanceTimersByTime(pause - 1);
  expect(sent).toHaveLength(0);
  expect(autosave.state).toMatchObject({ status: 'saving', dirty: true });
  jest.advanceTimersByTime(1);
  expect(sent).toMatchObject([{ title: 'ab', version: 1 }]);
  await sent[0]!.answer({ kind: 'saved', version: 2 });
  expect(autosave.state).toMatchObject({ status: 'saved', dirty: false });
  expect(kept).toEqual(['a', 'ab', null]);
});

test('saves after a few seconds of typing without a pause', () => {
  for (let time = 0; time < maxPauseMs; time += 500) {
    autosave.change(draft(`typed ${time}`));
    jest.advanceTimersByTime(500);
  }
  jest.advanceTimersByTime(1);
  expect(sent).toHaveLength(1);
});

test('runs one save at a time, and saves what was typed during it from the new version', async () => {
  autosave.change(draft('a'));
  jest.advanceTimersByTime(pause);
  autosave.change(draft('ab'));
  jest.advanceTimersByTime(pause * 3);
  expect(sent).toHaveLength(1);
  await sent[0]!.answer({ kind: 'saved', version: 2 });
  expect(autosave.state).toMatchObject({ status: 'saving', dirty: true });
  jest.advanceTimersByTime(pause);
  expect(sent[1]).toMatchObject({ title: 'ab', version: 2 });
});

test('retries with growing delays and loses nothing', async () => {
  autosave.change(draft('a'));
  jest.advanceTimersByTime(pause);
  for (const [index, delay] of retryDelays.entries()) {
    await sent[index]!.answer({ kind: 'retry' });
    expect(autosave.state).toMatchObject({ status: 'failed', dirty: true });
    jest.advanceTimersByTime(delay - 1);
    expect(sent).toHaveLength(index + 1);
    jest.advanceTimersByTime(1);
    expect(sent).toHaveLength(index + 2);
  }
  autosave.change(draft('abc'));
  await sent.at(-1)!.answer({ kind: 'saved', version: 2 });
  jest.advanceTimersByTime(pause);
  expect(sent.at(-1)).toMatchObject({ title: 'abc', version: 2 });
});

test('waits as long as the server asks, keeps what is typed meanwhile, and saves it', async () => {
  autosave.change(draft('a'));
  jest.advanceTimersByTime(pause);
  await sent[0]!.answer({ kind: 'retry', afterSeconds: 42 });
  expect(autosave.state).toMatchObject({ status: 'failed', dirty: true, isSlowedDown: true });
  autosave.change(draft('abc'));
  jest.advanceTimersByTime(41_999);
  expect(sent).toHaveLength(1);
  expect(kept.at(-1)).toBe('abc');
  jest.advanceTimersByTime(1);
  expect(sent[1]).toMatchObject({ title: 'abc', version: 1 });
  await sent[1]!.answer({ kind: 'saved', version: 2 });
  expect(autosave.state).toMatchObject({ status: 'saved', dirty: false, isSlowedDown: false });
  expect(kept.at(-1)).toBeNull();
});

test('keeps what does not fit into a full account, and saves it once there is room', async () => {
  autosave.change(draft('too much'));
  jest.advanceTimersByTime(pause);
  await sent[0]!.answer({ kind: 'refused', reason: 'full' });
  expect(autosave.state).toMatchObject({ status: 'failed', dirty: true, refusal: 'full' });
  expect(kept.at(-1)).toBe('too much');
  const saving = autosave.flush();
  await sent[1]!.answer({ kind: 'saved', version: 2 });
  expect(await saving).toBe(true);
  expect(autosave.state).toMatchObject({ status: 'saved', refusal: null });
});

test('reports that it is offline and saves as soon as the network is back', async () => {
  online = false;
  autosave.change(draft('a'));
  jest.advanceTimersByTime(pause);
  await sent[0]!.answer({ kind: 'retry' });
  expect(autosave.state.status).toBe('offline');
  window.dispatchEvent(new Event('online'));
  expect(sent).toHaveLength(2);
});

test('stops at a conflict and overwrites the other version only on request', async () => {
  autosave.change(draft('mine'));
  jest.advanceTimersByTime(pause);
  await sent[0]!.answer({ kind: 'conflict', currentVersion: 7 });
  expect(autosave.state).toMatchObject({ status: 'conflict', conflict: 7 });
  autosave.change(draft('mine and more'));
  jest.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event('online'));
  expect(await autosave.flush()).toBe(false);
  expect(sent).toHaveLength(1);
  expect(autosave.unsaved()).toMatchObject({ base: first, draft: { title: 'mine and more' }, version: 1 });
  const kept = autosave.goOn({ theirs: draft('theirs'), version: 7, draft: autosave.unsaved().draft });
  await jest.advanceTimersByTimeAsync(0);
  expect(sent[1]).toMatchObject({ title: 'mine and more', version: 7 });
  await sent[1]!.answer({ kind: 'saved', version: 8 });
  await expect(kept).resolves.toBe(true);
});

test('continues from the other version on request', async () => {
  autosave.change(draft('mine'));
  jest.advanceTimersByTime(pause);
  await sent[0]!.answer({ kind: 'conflict', currentVersion: 7 });
  const theirs = draft('theirs');
  await autosave.goOn({ theirs, version: 7, draft: theirs });
  expect(autosave.state).toMatchObject({ status: 'saved', dirty: false, conflict: null });
  autosave.change(draft('theirs and mine'));
  jest.advanceTimersByTime(pause);
  expect(sent[1]).toMatchObject({ title: 'theirs and mine', version: 7 });
});

test('does not retry what the server refuses, but tries the next draft', async () => {
  autosave.change(draft('bad'));
  jest.advanceTimersByTime(pause);
  await sent[0]!.answer({ kind: 'refused', reason: 'invalid' });
  expect(autosave.state).toMatchObject({ status: 'failed', refusal: 'invalid' });
  jest.advanceTimersByTime(600_000);
  expect(sent).toHaveLength(1);
  autosave.change(draft('good'));
  expect(autosave.state).toMatchObject({ status: 'saving', refusal: null });
  jest.advanceTimersByTime(pause);
  expect(sent[1]).toMatchObject({ title: 'good' });
});

test('flushes what was typed during a save before it reports that all is saved', async () => {
  autosave.change(draft('a'));
  jest.advanceTimersByTime(pause);
  autosave.change(draft('ab'));
  const flushed = autosave.flush();
  await sent[0]!.answer({ kind: 'saved', version: 2 });
  expect(sent[1]).toMatchObject({ title: 'ab', version: 2 });
  await sent[1]!.answer({ kind: 'saved', version: 3 });
  await expect(flushed).resolves.toBe(true);
});

test('treats a save that throws as one to retry', async () => {
  stop();
  autosave = createAutosave({
    draft: first,
    version: 1,
    isOnline: () => true,
    save: () => Promise.reject(new Error('x')),
  });
  stop = autosave.start();
  autosave.change(draft('a'));
  await jest.advanceTimersByTimeAsync(pause);
  expect(autosave.state).toMatchObject({ status: 'failed', dirty: true });
});

test('has nothing to save once everything is undone, unless an attempt may have arrived', async () => {
  autosave.change(draft('a'));
  autosave.change(first);
  expect(autosave.state).toMatchObject({ status: 'saved', dirty: false });
  jest.advanceTimersByTime(maxPauseMs);
  expect(sent).toHaveLength(0);
  expect(kept).toEqual(['a', null]);
  autosave.change(draft('b'));
  jest.advanceTimersByTime(pause);
  await sent[0]!.answer({ kind: 'retry' });
  autosave.change(first);
  expect(autosave.state).toMatchObject({ status: 'failed', dirty: true });
  await jest.advanceTimersByTimeAsync(retryDelays[0]);
  expect(sent[1]).toMatchObject({ title: 'first', version: 1 });
});
