import { Agent, request as send } from 'node:http';
import { malformedRequests, type RawRequest } from './__tests__/malformed-requests.ts';
import { startIdentity, type RunningIdentity } from './__tests__/running-identity.ts';

const password = 'a long enough secret';
/** Changed by hand to look at others; these are the same every time. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
const count = Number(process.env['FUZZ_COUNT'] ?? 2_000);

let server: RunningIdentity;
beforeAll(async () => {
  server = await startIdentity();
});
afterAll(() => server.stop());

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
afterAll(() => agent.destroy());

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: string;
}

/** Undefined when the connection was closed in the middle, as a server may do with a body that is too large. */
function ask({ method, target, headers, body }: RawRequest): Promise<Answer | undefined> {
  const { hostname, port, host } = new URL(server.origin);
  // A list of headers is sent as it is, so what every client adds must be in it.
  const length: [string, string][] = body ? [['content-length', String(body.length)]] : [];
  const all = [['host', host] as const, ...length, ...headers].flat();
  return new Promise((resolve) => {
    const outgoing = send({ agent, hostname, port, method, path: target, headers: all }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', () => resolve(undefined));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          text: Buffer.concat(chunks).toString(),
          headers: JSON.stringify(response.rawHeaders),
        }),
      );
    });
    outgoing.on('error', () => resolve(undefined));
    outgoing.end(body);
  });
}

/** Sign-ins that have really begun, so that what is malformed gets as far as it can. */
async function begunSignIns(): Promise<{ readonly uid: string; readonly cookie: string }[]> {
  const begin = async () => {
    const browser = server.browser();
    const { uid } = await browser.begin();
    return { uid, cookie: browser.cookieHeader(`/identity/interaction/${uid}`) };
  };
  return Promise.all(Array.from({ length: 10 }, begin));
}

/** What an answer must not tell: where files lie, what failed inside, what the database said. */
const telling =
  /\bat (?:async )?[\w.<>]+ \(|node_modules|node:internal|\/services\/|\.ts:\d|pg_|postgres|drizzle|select .* from|ECONN/i;

test(`${count} malformed requests break nothing and learn nothing`, async () => {
  const known = await server.browser().signIn('register', 'before@example.org', password);
  const requests = malformedRequests(count, seed, { origin: server.origin, begun: await begunSignIns() });
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  let dropped = 0;
  const work = async (): Promise<void> => {
    for (let next = requests.pop(); next !== undefined; next = requests.pop()) {
      const answer = await ask(next);
      if (!answer) {
        dropped += 1;
        continue;
      }
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const name = `${next.method} ${next.target.slice(0, 200)} ${JSON.stringify(next.headers).slice(0, 300)} ${next.body?.toString().slice(0, 200) ?? ''}`;
      if (answer.status >= 500) faults.push(`${answer.status}: ${name}`);
      if (telling.test(answer.text)) faults.push(`tells ${answer.text.slice(0, 300)}: ${name}`);
      if (/access-control-allow-credentials/i.test(answer.headers)) faults.push(`lets others in: ${name}`);
      if (/"location","(?!\/|http:\/\/127\.0\.0\.1)/i.test(answer.headers)) faults.push(`leads away: ${name}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  expect(faults).toEqual([]);
  // The generator reaches past the front door, and hardly a connection is cut.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404, 410, 415, 422]));
  expect(dropped).toBeLessThan(count / 20);
  expect(Object.prototype).not.toHaveProperty('email');

  // Nothing has changed for anybody.
  const again = await server.browser().signIn('login', 'before@example.org', password);
  expect(again.claims.sub).toBe(known.claims.sub);
}, 60_000);
