import { Agent } from 'node:http';
import { sendAll, sending } from '../../../tooling/testing/fuzz/send-all.ts';
import { malformedSignIn } from './__tests__/malformed-requests.ts';
import { startIdentity, type RunningIdentity } from './__tests__/running-identity.ts';

const password = 'a long enough secret';
/** The seed is fixed so that every run sends the same requests. Set FUZZ_SEED to try others. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
const count = Number(process.env['FUZZ_COUNT'] ?? 2_000);

let server: RunningIdentity;
beforeAll(async () => {
  server = await startIdentity();
});
afterAll(() => server.stop());

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
afterAll(() => agent.destroy());

/** Begins real sign-ins, so that malformed requests get as far as they can. */
async function begunSignIns(): Promise<{ readonly uid: string; readonly cookie: string }[]> {
  const begin = async () => {
    const browser = server.browser();
    const { uid } = await browser.begin();
    return { uid, cookie: browser.cookieHeader(`/identity/interaction/${uid}`) };
  };
  return Promise.all(Array.from({ length: 10 }, begin));
}

test(`survives ${count} malformed requests and reveals nothing to them`, async () => {
  const account = await server.browser().signIn('register', 'before@example.org', password);
  const requests = malformedSignIn({ origin: server.origin, begun: await begunSignIns() });
  const { faults, statuses, dropped } = await sendAll(sending({ agent, origin: server.origin }, requests), {
    count,
    seed,
  });
  expect(faults).toEqual([]);
  // The generator reaches past the first checks, and few connections are cut.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404, 410, 415, 422]));
  expect(dropped).toBeLessThan(count / 20);
  expect(Object.prototype).not.toHaveProperty('email');

  // The accounts are unchanged.
  const repeated = await server.browser().signIn('login', 'before@example.org', password);
  expect(repeated.claims.sub).toBe(account.claims.sub);
}, 60_000);
