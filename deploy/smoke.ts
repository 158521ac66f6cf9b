/** `npm run smoke -- https://tessera.example [https://remotes…]`: asks a running site from outside whether it is whole. Changes nothing. */
import { setTimeout as sleep } from 'node:timers/promises';

interface Check {
  readonly name: string;
  /** Throws what is wrong. */
  readonly ask: () => Promise<void>;
}

const [site = '', remotes] = process.argv.slice(2).map((address) => address.replace(/\/$/, ''));
if (!/^https?:\/\//.test(site)) {
  console.error('npm run smoke -- <address of the site> [<address of the remotes>]');
  process.exit(1);
}

const get = (address: string, init: RequestInit = {}): Promise<Response> =>
  fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(10_000), ...init });

function demand(isTrue: boolean, fault: string): void {
  if (!isTrue) throw new Error(fault);
}

async function page(path: string): Promise<void> {
  const answer = await get(site + path, { headers: { accept: 'text/html' } });
  const text = await answer.text();
  demand(answer.status === 200, `answers ${answer.status}`);
  const policy = answer.headers.get('content-security-policy') ?? '';
  demand(
    policy.includes('script-src') && !/script-src[^;]*'unsafe-(?:inline|eval)'/.test(policy),
    'has no strict policy',
  );
  demand(answer.headers.get('x-content-type-options') === 'nosniff', 'lets browsers guess types');
  demand(text.includes('<title>'), 'is no page');
  if (site.startsWith('https:')) demand(answer.headers.has('strict-transport-security'), 'does not insist on https');
}

const checks: readonly Check[] = [
  {
    name: 'ready',
    async ask() {
      const answer = await get(`${site}/health/ready`);
      demand(answer.status === 200, `answers ${answer.status}`);
    },
  },
  { name: 'landing page', ask: () => page('/') },
  { name: 'sign-in page', ask: () => page('/login') },
  {
    name: 'identity provider',
    async ask() {
      const answer = await get(`${site}/identity/.well-known/openid-configuration`);
      // With another provider in its place there is none.
      if (answer.status === 404) return;
      const { issuer } = (await answer.json()) as { issuer?: string };
      demand(issuer === `${site}/identity`, `calls itself ${String(issuer)}: SITE_ORIGIN or the proxy's Host is wrong`);
    },
  },
  {
    name: 'gateway refuses nobody in words',
    async ask() {
      const answer = await get(`${site}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{ me { id } }' }),
      });
      const { errors } = (await answer.json()) as { errors?: readonly { extensions?: { code?: string } }[] };
      demand(errors?.[0]?.extensions?.code === 'UNAUTHENTICATED', `answers ${answer.status} without the code`);
    },
  },
  {
    name: 'typesetter refuses nobody',
    async ask() {
      const answer = await get(`${site}/typeset/pages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      demand(answer.status === 401, `answers ${answer.status}`);
    },
  },
  {
    name: 'metrics are not public',
    async ask() {
      const answer = await get(`${site}/metrics`);
      demand(answer.status === 404, `answers ${answer.status}`);
    },
  },
  {
    name: 'remotes can be fetched and kept for ever',
    async ask() {
      const registry = (await (await get(`${site}/registry.json`)).json()) as {
        remotes: readonly { name: string; entry: string }[];
      };
      demand(registry.remotes.length > 0, 'the registry names none');
      for (const { name, entry } of registry.remotes) {
        if (remotes !== undefined) demand(entry.startsWith(remotes), `${name} lies at ${entry}`);
        const answer = await get(entry);
        demand(answer.status === 200, `${name} answers ${answer.status}`);
        demand(answer.headers.get('access-control-allow-origin') !== null, `${name} is for no other origin`);
      }
    },
  },
];

let failed = 0;
for (const { name, ask } of checks) {
  const began = performance.now();
  // One more try: a process may have ended in that moment.
  const fault = await ask()
    .catch(async () => {
      await sleep(1_000);
      return ask();
    })
    .then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
  if (fault !== undefined) failed += 1;
  console.log(
    `${fault === undefined ? 'ok  ' : 'FAIL'} ${name} (${Math.round(performance.now() - began)} ms)${fault === undefined ? '' : `: ${fault}`}`,
  );
}
process.exit(failed === 0 ? 0 : 1);
