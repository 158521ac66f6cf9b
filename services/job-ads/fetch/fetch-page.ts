import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, fetch, type Response } from 'undici';
import { isPublicAddress } from './public-address.ts';
import { decodePage } from './decode-page.ts';

/** Why there is no page. */
export type PageProblem =
  /** No http or https address. */
  | 'notALink'
  /** It leads to a place that is not of the public internet. */
  | 'notPublic'
  | 'unreachable'
  | 'timedOut'
  /** The site does not show its pages to programs, or not without signing in. */
  | 'refused'
  /** The site says that there is no such page, or none any more. */
  | 'gone'
  | 'tooLarge'
  /** Something else than a page: a PDF, a picture. */
  | 'notAPage';

export type PageReading =
  | { readonly ok: true; readonly url: string; readonly html: string }
  | { readonly ok: false; readonly problem: PageProblem };

/** Where requests may go. Tests let in what they serve on the loopback themselves; nobody else does. */
export interface Guard {
  readonly isAllowedAddress: (address: string) => boolean;
  readonly isAllowedPort: (port: number) => boolean;
  /** Asks for the addresses of a name. */
  readonly lookUp: typeof lookUp;
}

export const publicInternet: Guard = {
  isAllowedAddress: isPublicAddress,
  isAllowedPort: (port) => port === 80 || port === 443,
  lookUp,
};

export interface FetchOptions {
  readonly guard: Guard;
  /** Milliseconds for everything together: names, redirects, the last byte. */
  readonly within: number;
  /** Bytes of a page after it is unpacked. */
  readonly largest: number;
}

export const usualLimits = { within: 5_000, largest: 2 * 1024 * 1024 } as const;

const mostRedirects = 5;

class Refusal extends Error {
  readonly problem: PageProblem;
  constructor(problem: PageProblem) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * Resolves a name and lets the connection have nothing but addresses that were checked: what is asked a second time, and
 * answered otherwise, is never connected to. A name with one address that is not allowed is refused whole.
 */
const checkedLookup =
  ({ isAllowedAddress, lookUp: ask }: Guard): LookupFunction =>
  (name, options, answer) => {
    ask(name, { ...options, all: true }, (error, found) => {
      const addresses: readonly LookupAddress[] = error ? [] : found;
      if (error) answer(error, []);
      else if (addresses.length === 0 || !addresses.every(({ address }) => isAllowedAddress(address)))
        answer(new Refusal('notPublic'), []);
      else if (options.all === true) answer(null, [...addresses]);
      else answer(null, addresses[0]?.address ?? '', addresses[0]?.family);
    });
  };

/** Addresses that are written out never pass the lookup, so they are looked at here. */
function checkUrl(url: URL, { isAllowedAddress, isAllowedPort }: Guard): void {
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') throw new Refusal('notALink');
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isOpen = isAllowedPort(port) && (isIP(host) === 0 || isAllowedAddress(host));
  if (!isOpen) throw new Refusal('notPublic');
}

/** Reads a body, and stops as soon as it is larger than it may be: a page that says it is small may not be. */
async function readBody({ body }: Response, largest: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    if (size > largest) throw new Refusal('tooLarge');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function checkStatus(status: number): void {
  if (status >= 200 && status < 300) return;
  if (status === 404 || status === 410) throw new Refusal('gone');
  // 999 is LinkedIn's word for it.
  if ([401, 403, 407, 429, 451, 999].includes(status)) throw new Refusal('refused');
  throw new Refusal('unreachable');
}

async function follow(start: URL, options: FetchOptions, agent: Agent, signal: AbortSignal): Promise<PageReading> {
  const { guard, largest } = options;
  let url = start;
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    checkUrl(url, guard);
    const response = await fetch(url, {
      dispatcher: agent,
      redirect: 'manual',
      signal,
      headers: {
        accept: 'text/html,application/xhtml+xml',
        'user-agent': 'Mozilla/5.0 (compatible; Tessera job reader)',
      },
    });
    const location = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && location !== null) {
      await response.body?.cancel();
      const next = URL.parse(location, url);
      if (next === null) throw new Refusal('unreachable');
      url = next;
      continue;
    }
    checkStatus(response.status);
    const type = response.headers.get('content-type') ?? '';
    if (!/^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(type)) throw new Refusal('notAPage');
    if (Number(response.headers.get('content-length') ?? 0) > largest) throw new Refusal('tooLarge');
    return { ok: true, url: url.href, html: decodePage(await readBody(response, largest), type) };
  }
  throw new Refusal('unreachable');
}

/** Errors of the network come wrapped in others. */
function problemOf(error: unknown, signal: AbortSignal): PageProblem {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof Refusal) return cause.problem;
  }
  return signal.aborted ? 'timedOut' : 'unreachable';
}

/** Fetches a page of the public internet. Never rejects. */
export async function fetchPage(address: string, options: FetchOptions): Promise<PageReading> {
  const url = URL.parse(address);
  if (url === null) return { ok: false, problem: 'notALink' };
  const signal = AbortSignal.timeout(options.within);
  // One for each page: a connection is never used for anything but the page whose address was checked.
  const agent = new Agent({
    connect: { lookup: checkedLookup(options.guard), timeout: options.within },
    headersTimeout: options.within,
    bodyTimeout: options.within,
    maxHeaderSize: 16 * 1024,
    pipelining: 0,
  });
  try {
    return await follow(url, options, agent, signal);
  } catch (error) {
    return { ok: false, problem: problemOf(error, signal) };
  } finally {
    void agent.destroy();
  }
}
