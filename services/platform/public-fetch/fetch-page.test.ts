import type { LookupAddress } from 'node:dns';
import { type JobSite, startJobSite } from '../../../mocks/job-site/job-site.ts';
import { fetchPage } from './fetch-page.ts';
import { type Guard, publicInternet } from './fetch-public.ts';
import { isPublicAddress } from './public-address.ts';

let site: JobSite;
/** A server that must never be reached. It stands for everything inside our own network. */
let inside: JobSite;
beforeAll(async () => {
  [site, inside] = await Promise.all([startJobSite(), startJobSite()]);
});
afterAll(() => Promise.all([site.stop(), inside.stop()]));
afterEach(() => expect(inside.asked).toEqual([]));

/** Allows only the test site, by its port. For everything else, the rules of the public internet apply. */
const onlySite: Guard = {
  ...publicInternet,
  isAllowedAddress: (address) => address === '127.0.0.1' || isPublicAddress(address),
  isAllowedPort: (port) => port === site.port,
};
const limits = { timeoutMs: 2_000, maxBytes: 200_000 };
const at = (path: string): string => `http://127.0.0.1:${site.port}${path}`;
const problemOf = async (address: string, guard: Guard = onlySite): Promise<string | undefined> => {
  const page = await fetchPage(address, { guard, ...limits });
  return page.ok ? undefined : page.problem;
};

describe('addresses', () => {
  it.each([
    ...['127.0.0.1', '127.8.9.1', '0.0.0.0', '10.0.0.1', '172.16.0.1', '192.168.1.1', '169.254.169.254'],
    ...['100.100.100.200', '192.0.0.192', '198.18.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255', '168.63.129.16'],
    ...['::', '::1', '::ffff:8.8.8.8', '::127.0.0.1', '::808:808', '2002:7f00:1::', '64:ff9b::7f00:1', '2001::1'],
    ...['64:ff9b:1::1', 'fd00:ec2::254', 'fe80::1', 'fec0::1', 'ff02::1', '2001:db8::1', '100::1', 'fe80::1%eth0'],
    ...['', 'localhost', '127.1', '2130706433'],
  ])('%s is not on the public internet', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['8.8.8.8', '93.184.216.34', '2606:4700:4700::1111'])('%s is on the public internet', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
});

it('fetches a page and follows a redirect', async () => {
  const page = await fetchPage(at('/redirect?to=/json-ld'), { guard: onlySite, ...limits });
  expect(page).toMatchObject({ ok: true, url: at('/json-ld') });
});

it('decodes a page with its own encoding', async () => {
  const page = await fetchPage(at('/latin1'), { guard: onlySite, ...limits });
  expect(page).toMatchObject({ ok: true, html: expect.stringContaining('Bäcker') as string });
});

it.each([
  ['http://127.0.0.1/', 'notPublic'],
  ['http://127.1/', 'notPublic'],
  ['http://2130706433/', 'notPublic'],
  ['http://0x7f.1/', 'notPublic'],
  ['http://0/', 'notPublic'],
  ['http://[::1]/', 'notPublic'],
  ['http://[::ffff:127.0.0.1]/', 'notPublic'],
  ['http://[64:ff9b::7f00:1]/', 'notPublic'],
  ['http://169.254.169.254/latest/meta-data/', 'notPublic'],
  ['http://localhost/', 'notPublic'],
  ['http://8.8.8.8:22/', 'notPublic'],
  ['http://user:secret@8.8.8.8/', 'notALink'],
  ['file:///etc/passwd', 'notALink'],
  ['ftp://8.8.8.8/', 'notALink'],
  ['no link', 'notALink'],
])('does not fetch %s', async (address, problem) => {
  expect(await problemOf(address, publicInternet)).toBe(problem);
});

it.each(['http://169.254.169.254/', 'http://[::1]:80/', 'http://localhost/', 'file:///etc/passwd', '//10.0.0.1/'])(
  'does not follow a redirect to %s',
  async (target) => {
    const guard = { ...onlySite, isAllowedPort: (port: number) => port === site.port || port === 80 };
    const strict = {
      ...guard,
      isAllowedAddress: (address: string) => address === '127.0.0.1' && target !== 'http://localhost/',
    };
    const problem = await problemOf(
      at(`/redirect?to=${encodeURIComponent(target)}`),
      target.includes('localhost') ? guard : strict,
    );
    expect(problem).toMatch(/^(?:notPublic|notALink|unreachable)$/);
  },
);

it('does not follow a redirect to another port of the same machine', async () => {
  const target = `http://127.0.0.1:${inside.port}/`;
  expect(await problemOf(at(`/redirect?to=${encodeURIComponent(target)}`))).toBe('notPublic');
});

describe('a name', () => {
  const answering = (...answers: readonly (readonly string[])[]): Guard & { readonly times: () => number } => {
    let times = 0;
    const lookUp = (_name: string, _options: object, done: (error: null, found: LookupAddress[]) => void): void => {
      const addresses = answers[Math.min(times, answers.length - 1)] ?? [];
      times += 1;
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    };
    return {
      isAllowedAddress: isPublicAddress,
      isAllowedPort: (port) => port === inside.port,
      lookUp: lookUp as unknown as Guard['lookUp'],
      times: () => times,
    };
  };
  const nameAddress = (): string => `http://rebound.example:${inside.port}/`;

  it('resolving to an internal address is not followed', async () => {
    expect(await problemOf(nameAddress(), answering(['127.0.0.1']))).toBe('notPublic');
  });

  it('resolving to several addresses, one of them internal, is not followed', async () => {
    expect(await problemOf(nameAddress(), answering(['93.184.216.34', '127.0.0.1']))).toBe('notPublic');
  });

  it('is resolved once, so that a different second answer is never used', async () => {
    // An address for documentation, at which no host answers on any network.
    const guard = {
      ...answering(['192.0.2.1'], ['127.0.0.1']),
      isAllowedAddress: (each: string) => each === '192.0.2.1',
    };
    const page = await fetchPage(nameAddress(), { guard, timeoutMs: 300, maxBytes: 1_000 });
    expect(page.ok).toBe(false);
    expect(guard.times()).toBe(1);
  });
});

it.each([
  ['/loop', 'unreachable'],
  ['/endless', 'tooLarge'],
  ['/2-gigabytes', 'tooLarge'],
  ['/bomb', 'tooLarge'],
  ['/pdf', 'notAPage'],
  ['/status/403', 'refused'],
  ['/status/429', 'refused'],
  ['/status/999', 'refused'],
  ['/status/404', 'gone'],
  ['/status/500', 'unreachable'],
])('%s: %s', async (path, problem) => {
  expect(await problemOf(at(path))).toBe(problem);
});

it('gives up in time on a page that never ends', async () => {
  const started = Date.now();
  const page = await fetchPage(at('/slow'), { guard: onlySite, timeoutMs: 300, maxBytes: 1_000 });
  expect(page).toEqual({ ok: false, problem: 'timedOut' });
  expect(Date.now() - started).toBeLessThan(1_500);
});
