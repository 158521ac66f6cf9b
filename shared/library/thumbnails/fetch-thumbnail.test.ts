import { fakeHost } from '../../../tooling/testing/fake-host.ts';
import { fetchThumbnail } from './fetch-thumbnail.ts';

const original = globalThis.fetch;
let answers: (() => Response)[] = [];
let times: number[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  times = [];
  globalThis.fetch = () => {
    times.push(Date.now());
    const answer = answers.shift();
    return answer ? Promise.resolve(answer()) : Promise.reject(new Error('There were too many requests.'));
  };
  URL.createObjectURL = () => 'blob:picture';
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = original;
});

const slow = (retryAfter?: string) => () =>
  new Response('{"error":"too_slow"}', { status: 503, headers: retryAfter ? { 'retry-after': retryAfter } : {} });
const picture = () => new Response(new Blob(['picture']), { headers: { 'tessera-pages': '3' } });
const shown = { address: 'blob:picture', pages: 3 };

/** Fetches a picture and returns the outcome with the pauses between the requests, in seconds. */
async function outcome(...given: (() => Response)[]) {
  answers = given;
  const fetching = fetchThumbnail(fakeHost(), 'resumes/a', new AbortController().signal).catch(() => 'none');
  await jest.advanceTimersByTimeAsync(120_000);
  return { picture: await fetching, pauses: times.slice(1).map((time, index) => (time - times[index]!) / 1_000) };
}

test('waits as long as the server asks, but never longer than half a minute', async () => {
  expect(await outcome(slow('5'), slow('600'), picture)).toEqual({ picture: shown, pauses: [5, 30] });
});

test('keeps its own growing pauses where the server asks for less, or nothing it can read', async () => {
  expect(await outcome(slow('1'), slow(), slow('soon'), picture)).toEqual({
    picture: shown,
    pauses: [1, 3, 6],
  });
});

test('gives up after three retries, and at once for a document that cannot be drawn', async () => {
  expect(await outcome(slow(), slow(), slow(), slow())).toEqual({ picture: 'none', pauses: [1, 3, 6] });
  times = [];
  const broken = () => new Response('{"error":"unavailable"}', { status: 500 });
  expect(await outcome(broken)).toEqual({ picture: 'none', pauses: [] });
});
