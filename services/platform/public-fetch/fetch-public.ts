import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, fetch, type Response } from 'undici';
import { isPublicAddress } from './public-address.ts';
import { decodePage } from './decode-page.ts';

/** Why there is no answer that could be read. */
export type FetchProblem =
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

/** What a server says about the state of what it sent, to be asked later whether there is another. */
export interface Freshness {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export type PublicReading =
  | ({ readonly ok: true; readonly url: string; readonly text: string } & Freshness)
  /** Nothing has changed since the state that was named. */
  | { readonly ok: 'unchanged' }
  /** `retryAfter`: seconds that the server asks for before the next question. */
  | { readonly ok: false; readonly problem: FetchProblem; readonly retryAfter: number | null };

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

/** What is asked for: the media types, as `Accept` has them, and how they are told from others. */
export interface Wanted {
  readonly accept: string;
  readonly isWanted: RegExp;
  /** The state that is known: it need not be sent again. */
  readonly known?: Freshness;
}

export const publicFetchLimits = { within: 5_000, largest: 2 * 1024 * 1024 } as const;

const maxRedirects = 5;

class Refusal extends Error {
  readonly problem: FetchProblem;
  readonly retryAfter: number | null;
  constructor(problem: FetchProblem, retryAfter: number | null = null) {
    super(problem);
    this.problem = problem;
    this.retryAfter = retryAfter;
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

/** Seconds; written as such, or as a date. */
function retryAfterOf({ headers }: Response): number | null {
  const told = headers.get('retry-after');
  if (told === null) return null;
  const seconds = /^\d+$/.test(told) ? Number(told) : (Date.parse(told) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}

function checkStatus(response: Response): void {
  const { status } = response;
  if (status >= 200 && status < 300) return;
  if (status === 404 || status === 410) throw new Refusal('gone');
  // 999 is LinkedIn's word for it.
  if ([401, 403, 407, 429, 451, 999].includes(status)) throw new Refusal('refused', retryAfterOf(response));
  throw new Refusal('unreachable', retryAfterOf(response));
}

const sinceKnown = ({ etag, lastModified }: Freshness): Record<string, string> => ({
  ...(etag !== null && { 'if-none-match': etag }),
  ...(lastModified !== null && { 'if-modified-since': lastModified }),
});

async function follow(
  start: URL,
  { accept, isWanted, known, guard, largest }: FetchOptions & Wanted,
  agent: Agent,
  signal: AbortSignal,
): Promise<PublicReading> {
  let url = start;
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    checkUrl(url, guard);
    const response = await fetch(url, {
      dispatcher: agent,
      redirect: 'manual',
      signal,
      headers: {
        accept,
        'user-agent': 'Mozilla/5.0 (compatible; Tessera job reader)',
        ...(known && sinceKnown(known)),
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
    if (response.status === 304) {
      await response.body?.cancel();
      return { ok: 'unchanged' };
    }
    checkStatus(response);
    const type = response.headers.get('content-type') ?? '';
    if (!isWanted.test(type)) throw new Refusal('notAPage');
    if (Number(response.headers.get('content-length') ?? 0) > largest) throw new Refusal('tooLarge');
    const text = decodePage(await readBody(response, largest), type);
    const { headers } = response;
    return { ok: true, url: url.href, text, etag: headers.get('etag'), lastModified: headers.get('last-modified') };
  }
  throw new Refusal('unreachable');
}

/** Errors of the network come wrapped in others. */
function refusalOf(error: unknown, signal: AbortSignal): Pick<Refusal, 'problem' | 'retryAfter'> {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof Refusal) return cause;
  }
  return { problem: signal.aborted ? 'timedOut' : 'unreachable', retryAfter: null };
}

/** Fetches what the public internet has at an address. Never rejects. */
export async function fetchPublic(address: string, options: FetchOptions & Wanted): Promise<PublicReading> {
  const url = URL.parse(address);
  if (url === null) return { ok: false, problem: 'notALink', retryAfter: null };
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
    const { problem, retryAfter } = refusalOf(error, signal);
    return { ok: false, problem, retryAfter };
  } finally {
    void agent.destroy();
  }
}
