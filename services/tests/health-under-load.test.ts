/** A process that reads hard texts keeps answering others: probes that time out would restart it. */
import { longTexts } from '../../tooling/testing/long-texts.ts';
import { startWholeServer, type WholeServer } from '../../tooling/testing/whole-server.ts';
import { TestBrowser } from '../api/identity/__tests__/browser.ts';

/** The milliseconds within which `/health/live` answers. */
const budgetMs = 100;

let server: WholeServer;
let token: string;
const ask = async (query: string, variables: object): Promise<unknown> => {
  const answer = await fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  return answer.json();
};

beforeAll(async () => {
  server = await startWholeServer();
  ({ id_token: token } = await new TestBrowser(server.origin).signIn(
    'register',
    'ada@example.org',
    'harbour-lights-9',
  ));
  await ask('mutation { user { createUser(input: {}) { id } } }', {});
}, 60_000);
afterAll(() => server.stop());

/** Five readings in one request, as many as are accepted. */
const fiveReadings = `query ($text: String!) { ${[1, 2, 3, 4, 5]
  .map((index) => `a${index}: adFit(text: $text) { score }`)
  .join(' ')} }`;

/** Returns the longest time that a probe waited while the texts were read. */
async function longestProbe(texts: readonly string[]): Promise<number> {
  let longest = 0;
  const reading = new AbortController();
  const probes = (async () => {
    while (!reading.signal.aborted) {
      const started = performance.now();
      const { status } = await fetch(`${server.origin}/health/live`);
      expect(status).toBe(200);
      longest = Math.max(longest, performance.now() - started);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();
  await Promise.all(texts.map((text) => ask(fiveReadings, { text })));
  reading.abort();
  await probes;
  return longest;
}

test(`answers probes within ${budgetMs} ms while it reads the longest texts`, async () => {
  // The first reading starts the thread.
  await ask(fiveReadings, { text: 'Archivist' });
  const texts = longTexts(50_000)
    .slice(0, 10)
    .map(({ text }) => text);
  const waits: number[] = [];
  // The machine may be busy with other tests; a process that reads in its own thread is late each time.
  for (let attempt = 0; attempt < 5 && !waits.some((wait) => wait < budgetMs); attempt += 1) {
    waits.push(await longestProbe(texts));
  }
  expect(Math.min(...waits)).toBeLessThan(budgetMs);
}, 60_000);
