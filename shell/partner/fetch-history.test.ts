import { clientFor } from '@shared/graphql';
import { importHistory, readKnownBlocks, type PortalRecord, type ReportProblem } from '@shared/portal-history';
import { fakeHost } from '../../tooling/testing/fake-host.ts';
import { gatewayError, installFakeGateway } from '../../tooling/testing/fake-gateway.ts';
import { fetchHistory } from './fetch-history.ts';

const gateway = installFakeGateway();

const partner = {
  id: 'oidc.northgate',
  domain: 'northgate.test',
  name: 'Northgate Careers',
  issuer: 'https://id.northgate.test',
  clientId: 'tessera',
  portal: 'https://northgate.test/',
  api: 'https://api.northgate.test',
};
const work = (uuid: string, change: object = {}) => ({ uuid, company_name: 'C', job_title: 'P', ...change });

interface Portal {
  work?: unknown;
  education?: unknown;
  readonly asked: { readonly url: string; readonly headers: Headers }[];
}

/** The portal's API in front of our own, which answers all other requests. */
let portal: Portal;
beforeEach(() => {
  portal = { work: [], education: [], asked: [] };
  const toGateway = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = input as string;
    if (!url.startsWith(partner.api)) return toGateway(input, init);
    portal.asked.push({ url, headers: new Headers(init?.headers) });
    const data = url.includes('work') ? portal.work : portal.education;
    return Promise.resolve(data === undefined ? new Response('', { status: 500 }) : Response.json({ data }));
  };
});

interface SyncArgs {
  readonly input: { readonly uuid: string; readonly company?: string };
}

function answering(known: readonly string[] = [], refuse: (uuid: string) => boolean = () => false): string[] {
  const synced: string[] = [];
  const sync = ({ input: { uuid } }: SyncArgs) => {
    if (refuse(uuid)) return Promise.reject(gatewayError('BAD_USER_INPUT', 'Please use at most 300 characters.'));
    synced.push(uuid);
    return { id: uuid, uuid, version: 1 };
  };
  gateway.answer({
    workEvents: known.map((uuid) => ({ id: uuid, uuid, version: 1 })),
    eduEvents: [],
    event: { syncWorkEvent: sync, syncEduEvent: sync },
  });
  return synced;
}

async function run() {
  const host = fakeHost();
  const problems: string[] = [];
  const report: ReportProblem = (problem, cause) =>
    problems.push(cause instanceof Error ? `${problem}: ${cause.message}` : problem);
  const client = clientFor(host.session, host.endpoints.graphql, { name: 'shell', version: '1' });
  const records = await fetchHistory({ partner, accessToken: 'access-1' }, 'ng 1', report);
  const known = await readKnownBlocks(client);
  const result = { count: 0, left: records };
  const onProgress = (left: readonly PortalRecord[], count: number) => void Object.assign(result, { left, count });
  const { signal } = new AbortController();
  await importHistory({ client, records, known, report, onProgress, signal });
  return { count: result.count, left: result.left.map(({ kind, place }) => `${kind} ${place}`), problems };
}

test('imports every record in the portal’s order, with the customer’s token', async () => {
  portal.work = [work('w-1'), work('w-2')];
  portal.education = [{ uuid: 'e-1', school: 'S' }];
  const synced = answering();
  expect(await run()).toEqual({ count: 3, left: [], problems: [] });
  expect(synced).toEqual(['w-1', 'w-2', 'e-1']);
  expect(portal.asked.map(({ url }) => url)).toEqual([
    'https://api.northgate.test/api/work-experiences?customer_id=ng%201',
    'https://api.northgate.test/api/educational-experiences?customer_id=ng%201',
  ]);
  expect(portal.asked[0]?.headers.get('authorization')).toBe('Bearer access-1');
  // Our API receives the user's own token, never the portal's.
  expect(gateway.seen.every(({ authorization }) => authorization === 'Bearer token-1')).toBe(true);
});

test('does not count what exists and is unchanged', async () => {
  portal.work = [work('w-1'), work('w-2')];
  answering(['w-1']);
  expect((await run()).count).toBe(1);
});

test('continues with the other records when one fails', async () => {
  portal.work = [work('w-1'), { nothing: true }, work('w-2'), work('w-3', { start_date: '2021-13-40' })];
  const synced = answering([], (uuid) => uuid === 'w-1');
  const { count, left, problems } = await run();
  expect(synced).toEqual(['w-2', 'w-3']);
  expect({ count, left }).toEqual({ count: 2, left: [] });
  expect(problems).toEqual([
    'work record 1: Please use at most 300 characters.',
    'work record 2: it has no uuid',
    'work record 4: left out start_date',
  ]);
});

test('continues with the other kind when one cannot be read', async () => {
  portal.work = undefined;
  portal.education = [{ uuid: 'e-1', school: 'S' }];
  answering();
  expect(await run()).toMatchObject({
    count: 1,
    problems: ['The work records could not be read: Network response error'],
  });
  portal.education = 'no list';
  expect((await run()).problems).toHaveLength(2);
});

test('keeps for later what a lost connection prevents, and does not throw', async () => {
  portal.work = [work('w-1'), work('w-2'), work('w-3')];
  const synced = answering([], (uuid) => {
    if (uuid === 'w-2') gateway.breakDown();
    return false;
  });
  const { count, left, problems } = await run();
  expect(synced).toEqual(['w-1', 'w-2']);
  expect({ count, left }).toEqual({ count: 2, left: ['work 3'] });
  expect(problems).toEqual([expect.stringContaining('work record 3')]);
});
