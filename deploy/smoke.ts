/**
 * `npm run smoke -- https://tessera.example [https://remotes…]`: checks a running site from outside, without changing
 * anything.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { beginCommand, failCommand } from '../services/cli/command-line/command-line.mjs';

interface Check {
  readonly name: string;
  /** Throws an error that says what is wrong. */
  readonly run: () => Promise<void>;
}

const { args: addresses } = beginCommand({
  name: 'npm run smoke',
  does: 'Checks a running site from outside, without changing anything, and fails if a check does.',
  arguments: [
    { name: 'site', about: 'The URL of the site.' },
    { name: 'remotes', about: 'The URL from which the remotes must come.', isOptional: true },
  ],
  examples: [
    'npm run smoke -- https://tessera.example',
    'npm run smoke -- https://tessera.example https://remotes.tessera.example',
  ],
});
const wrong = addresses.find((address) => !/^https?:$/.test(URL.parse(address)?.protocol ?? ''));
if (wrong !== undefined) failCommand(`"${wrong}" is not an http or https URL.`);
const [site = '', remotes] = addresses.map((address) => address.replace(/\/$/, ''));

const get = (address: string, init: RequestInit = {}): Promise<Response> =>
  fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(10_000), ...init });

function expectThat(condition: boolean, fault: string): void {
  if (!condition) throw new Error(fault);
}

async function checkPage(path: string): Promise<void> {
  const response = await get(site + path, { headers: { accept: 'text/html' } });
  const text = await response.text();
  expectThat(response.status === 200, `answers ${response.status}`);
  const policy = response.headers.get('content-security-policy') ?? '';
  expectThat(
    policy.includes('script-src') && !/script-src[^;]*'unsafe-(?:inline|eval)'/.test(policy),
    'has no strict content security policy',
  );
  expectThat(response.headers.get('x-content-type-options') === 'nosniff', 'lets browsers guess content types');
  expectThat(text.includes('<title>'), 'is not a page');
  if (site.startsWith('https:')) expectThat(response.headers.has('strict-transport-security'), 'does not send HSTS');
}

const checks: readonly Check[] = [
  {
    name: 'ready',
    async run() {
      const response = await get(`${site}/health/ready`);
      expectThat(response.status === 200, `answers ${response.status}`);
    },
  },
  { name: 'landing page', run: () => checkPage('/') },
  { name: 'sign-in page', run: () => checkPage('/login') },
  {
    name: 'identity provider',
    async run() {
      const response = await get(`${site}/identity/.well-known/openid-configuration`);
      // There is none if another OpenID provider is configured.
      if (response.status === 404) return;
      const { issuer } = (await response.json()) as { issuer?: string };
      expectThat(
        issuer === `${site}/identity`,
        `has the issuer ${String(issuer)}: SITE_ORIGIN or the Host header from the proxy is wrong`,
      );
    },
  },
  {
    name: 'gateway denies anonymous requests with a code',
    async run() {
      const response = await get(`${site}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{ me { id } }' }),
      });
      const { errors } = (await response.json()) as { errors?: readonly { extensions?: { code?: string } }[] };
      expectThat(errors?.[0]?.extensions?.code === 'UNAUTHENTICATED', `answers ${response.status} without the code`);
    },
  },
  {
    name: 'typesetter denies anonymous requests',
    async run() {
      const response = await get(`${site}/typeset/pages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      expectThat(response.status === 401, `answers ${response.status}`);
    },
  },
  {
    name: 'metrics are not public',
    async run() {
      const response = await get(`${site}/metrics`);
      expectThat(response.status === 404, `answers ${response.status}`);
    },
  },
  {
    name: 'remotes can be fetched from other origins',
    async run() {
      const registry = (await (await get(`${site}/registry.json`)).json()) as {
        remotes: readonly { name: string; entry: string }[];
      };
      expectThat(registry.remotes.length > 0, 'the registry is empty');
      for (const { name, entry } of registry.remotes) {
        if (remotes !== undefined) expectThat(entry.startsWith(remotes), `${name} is at ${entry}`);
        const response = await get(entry);
        expectThat(response.status === 200, `${name} answers ${response.status}`);
        expectThat(response.headers.get('access-control-allow-origin') !== null, `${name} sends no CORS header`);
      }
    },
  },
];

let failed = 0;
for (const { name, run } of checks) {
  const startedAt = performance.now();
  // One retry, in case a process was being replaced at that moment.
  const fault = await run()
    .catch(async () => {
      await sleep(1_000);
      return run();
    })
    .then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
  if (fault !== undefined) failed += 1;
  console.log(
    `${fault === undefined ? 'ok  ' : 'FAIL'} ${name} (${Math.round(performance.now() - startedAt)} ms)${fault === undefined ? '' : `: ${fault}`}`,
  );
}
process.exit(failed === 0 ? 0 : 1);
