/**
 * Sends malformed requests to the whole product and checks that it neither breaks nor leaks data nor stops responding.
 */
import { Agent } from 'node:http';
import { gatewaySchema } from '../../../services/api/graphql/schema.ts';
import { TestBrowser } from '../../../services/api/identity/__tests__/browser.ts';
import { malformedSignIn } from '../../../services/api/identity/__tests__/malformed-requests.ts';
import { observeStatements } from '../../../services/platform/telemetry/observed-client.ts';
import { startWholeServer, type WholeServer } from '../whole-server.ts';
import { brokenBytes, sendBytes } from './broken-bytes.ts';
import { malformedQuery } from './malformed-queries.ts';
import { malformedRequest } from './malformed-requests.ts';
import { routesToFuzz } from './routes-to-fuzz.ts';
import { type Outcome, sendAll, sending, type Sending } from './send-all.ts';
import { type Owner, signUpOwner } from './secret-owner.ts';

export interface FuzzOptions {
  /** Total number of requests. */
  readonly count: number;
  readonly seed: number;
  /**
   * The maximum duration of a database statement in milliseconds, because a slow one lets a request delay others.
   * Unlimited if left out.
   */
  readonly longestStatement?: number;
  /** Sends only one request: its kind, and the path that a fault states. `seed` is the one that the fault states. */
  readonly repeat?: { readonly kind: string; readonly path: string } | undefined;
}

export interface FuzzFindings {
  /** What must not happen; empty when everything is fine. */
  readonly faults: readonly string[];
  /** How often each status was returned, by kind of request. */
  readonly statuses: Readonly<Record<string, Readonly<Record<number, number>>>>;
  readonly dropped: number;
  readonly slowestStatement: number;
  readonly seconds: number;
}

/** Requests per set of tokens, because tokens expire after five minutes. */
const round = 2_000;

/** The kind of which a request may get no response, because it is incomplete. */
const brokenBytesKind = 'broken bytes';

const password = 'a long enough secret';

/** Returns the tokens of a few people with an account and of one who has none yet. */
async function signUpAskers(origin: string, named: string): Promise<readonly string[]> {
  const tokens: string[] = [];
  for (const who of ['first', 'second', 'without']) {
    const { id_token: token } = await new TestBrowser(origin).signIn(
      'register',
      `${who}-${named}@example.org`,
      password,
    );
    tokens.push(token);
    if (who === 'without') continue;
    const query = 'mutation { user { createUser(input: {}) { id } } }';
    await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query }),
    });
  }
  return tokens;
}

async function begunSignIns(origin: string) {
  const begin = async () => {
    const browser = new TestBrowser(origin);
    const { uid } = await browser.begin();
    return { uid, cookie: browser.cookieHeader(`/identity/interaction/${uid}`) };
  };
  return Promise.all(Array.from({ length: 5 }, begin));
}

const add = (total: Map<string, Map<number, number>>, name: string, { statuses }: Pick<Outcome, 'statuses'>): void => {
  const known = total.get(name) ?? new Map<number, number>();
  for (const [status, count] of statuses) known.set(status, (known.get(status) ?? 0) + count);
  total.set(name, known);
};

const sendingBytes = (origin: string): Sending<Buffer> => ({
  made: brokenBytes,
  nameOf: (bytes) => JSON.stringify(bytes.toString('latin1').slice(0, 300)),
  send: async (bytes) => {
    const answer = await sendBytes(origin, bytes);
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
    return { status: status === 0 ? undefined : status, faults: status >= 500 ? [answer.slice(0, 300)] : [] };
  },
});

/** Sends the requests of one round and returns the faults of each kind. */
async function sendRound(
  server: WholeServer,
  owner: Owner,
  { count, seed, repeat }: FuzzOptions,
): Promise<ReadonlyMap<string, Outcome>> {
  const { origin, remotesOrigin } = server;
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const tokens = await signUpAskers(origin, `asker-${seed}`);
  const isSecret = (text: string): boolean => text.includes(owner.secretWord);
  const { ids } = owner;
  const outcomes = new Map<string, Outcome>();
  async function sendPart<Value>(kind: string, share: number, part: Sending<Value>, atOnce?: number): Promise<void> {
    if (repeat !== undefined && repeat.kind !== kind) return;
    const options = { count: Math.max(1, Math.round(count * share)), seed, path: repeat?.path };
    outcomes.set(kind, await sendAll(part, { ...options, ...(atOnce !== undefined && { atOnce }) }));
  }
  try {
    const queries = malformedQuery({ schema: gatewaySchema, path: '/graphql', tokens, ids });
    const others = malformedRequest({ origin, tokens, ids, ...routesToFuzz });
    const files = malformedRequest({ origin: remotesOrigin, ...routesToFuzz });
    const signIns = malformedSignIn({ origin, begun: await begunSignIns(origin) });
    await sendPart('GraphQL', 0.5, sending({ agent, origin }, queries, isSecret));
    await sendPart('other routes', 0.25, sending({ agent, origin }, others, isSecret));
    await sendPart('files of the remotes', 0.05, sending({ agent, origin: remotesOrigin }, files));
    await sendPart('identity provider', 0.15, sending({ agent, origin }, signIns, isSecret));
    await sendPart(brokenBytesKind, 0.05, sendingBytes(origin), 16);
    return outcomes;
  } finally {
    agent.destroy();
  }
}

/** Starts the product, sends `count` malformed requests to it, and stops it. The same seed sends the same requests. */
export async function runFuzz({
  count,
  seed,
  longestStatement = Number.POSITIVE_INFINITY,
  repeat,
}: FuzzOptions): Promise<FuzzFindings> {
  const started = performance.now();
  const faults: string[] = [];
  const logged: string[] = [];
  let slowestStatement = 0;
  const stopObserving = observeStatements({
    slow: Number.POSITIVE_INFINITY,
    onStatement: (milliseconds) => (slowestStatement = Math.max(slowestStatement, milliseconds)),
  });
  const server = await startWholeServer(
    { SIGN_UPS_PER_HOUR: '100000', ACCOUNT_WRITES_PER_MINUTE: '1000000', GUEST_WRITES_PER_MINUTE: '1000000' },
    { logTo: { write: (line) => void logged.push(line) } },
  );
  const total = new Map<string, Map<number, number>>();
  let dropped = 0;
  try {
    const owner = await signUpOwner(server.origin);
    const before = await owner.state();
    for (let sent = 0; sent < count; sent += round) {
      const parts = await sendRound(server, owner, { count: Math.min(round, count - sent), seed: seed + sent, repeat });
      for (const [name, outcome] of parts) {
        add(total, name, outcome);
        faults.push(...outcome.faults.map((fault) => `${name} ${fault}`));
        if (name !== brokenBytesKind) dropped += outcome.dropped;
      }
    }
    if ((await owner.state()) !== before) faults.push('what somebody has was changed by somebody else');
    const ready = await fetch(`${server.origin}/health/ready`);
    if (!ready.ok) faults.push(`afterwards it is not ready: ${ready.status}`);
  } finally {
    stopObserving();
    await server.stop();
  }
  faults.push(
    ...logged.filter((line) => /"level":"(?:error|fatal)"/.test(line)).map((line) => `logged ${line.slice(0, 1_500)}`),
  );
  if (slowestStatement > longestStatement) faults.push(`a statement took ${Math.round(slowestStatement)} ms`);
  if (Object.hasOwn(Object.prototype, 'isAdmin')) faults.push('every object has become an administrator');
  return {
    faults,
    statuses: Object.fromEntries([...total].map(([name, counts]) => [name, Object.fromEntries(counts)])),
    dropped,
    slowestStatement: Math.round(slowestStatement),
    seconds: Math.round((performance.now() - started) / 1000),
  };
}
