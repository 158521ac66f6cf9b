import { startIdentity, type RunningIdentity } from './__tests__/running-identity.ts';

const password = 'a long enough secret';
const samples = 40;
let server: RunningIdentity;

beforeAll(async () => {
  const never = { free: 10_000, firstDelay: 1, maxDelay: 1, forgetAfter: 60_000 };
  server = await startIdentity({
    wrongPasswords: never,
    wrongPasswordsOfNetwork: never,
    wrongPasswordsOfAddress: { free: 10_000, step: 0, maxDelay: 0 },
    signUps: { points: 1000, duration: 60 },
  });
  await server.browser().signIn('register', 'known@example.org', password);
});
afterAll(() => server.stop());

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The duration in milliseconds. */
  readonly time: number;
}

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

test('answers a wrong password and an unknown address alike and in the same time', async () => {
  const browser = server.browser();
  const attempt = await browser.begin();
  const sign = async (email: string): Promise<Answer> => {
    const start = performance.now();
    const response = await browser.submit('login', attempt, email, 'not the right secret');
    const body = await response.text();
    const time = performance.now() - start;
    const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'date'));
    return { status: response.status, headers, body, time };
  };
  const answers: { readonly known: Answer[]; readonly unknown: Answer[] } = { known: [], unknown: [] };
  for (let round = 0; round < samples; round += 1) {
    // The two cases take turns in both orders, so that other load on the machine affects both.
    const [first, second] = round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of [first, second]) answers[kind].push(await sign(`${kind}@example.org`));
  }
  const { known, unknown } = answers;
  const visibleParts = ({ status, headers, body }: Answer) => ({ status, headers, body });
  expect(known[0]?.status).toBe(401);
  for (const answer of [...known, ...unknown]) expect(visibleParts(answer)).toEqual(visibleParts(known[0]!));
  // If no password were checked, the answer would come in a fraction of the time.
  const ratio = middle(unknown.map(({ time }) => time)) / middle(known.map(({ time }) => time));
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.6);
}, 30_000);
