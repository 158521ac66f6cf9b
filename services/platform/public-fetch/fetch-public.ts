import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, fetch, type Response } from 'undici';
import { createConnector } from '../egress/connect.ts';
import { EgressProxyError } from '../egress/tunnel.ts';
import { isPublicAddress } from './public-address.ts';
import { decodePage } from './decode-page.ts';

/** Why an address could not be read. */
export type FetchProblem =
  /** It is not an http or https address. */
  | 'notALink'
  /** It leads to an address outside the public internet. */
  | 'notPublic'
  | 'unreachable'
  | 'timedOut'
  /** The site refuses programs, or requires signing in. */
  | 'refused'
  /** The site says that the page does not exist, or no longer exists. */
  | 'gone'
  | 'tooLarge'
  /** It is not a page but, for example, a PDF or an image. */
  | 'notAPage';

/** The validators of a response, for a later conditional request. */
export interface Freshness {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export interface FailedReading {
  readonly ok: false;
  readonly problem: FetchProblem;
  /** The number of seconds that the server asks to wait before the next request. */
  readonly retryAfter: number | null;
  /**
   * The code of the system or of TLS, such as `ECONNREFUSED` or `SELF_SIGNED_CERT_IN_CHAIN`, when there was no
   * connection.
   */
  readonly code?: string;
  /** What the operator has to know about the proxy, if it is the reason. It is not for other people. */
  readonly proxyProblem?: string;
}

export type PublicReading =
  | ({ readonly ok: true; readonly url: string; readonly text: string } & Freshness)
  /** Nothing has changed since the known state. */
  | { readonly ok: 'unchanged' }
  | FailedReading;

/** Restricts where requests may go. */
export interface Guard {
  /** Hosts that may have any address and any port, because the operator has named them. */
  readonly isNamedHost?: (host: string) => boolean;
  readonly isAllowedAddress: (address: string) => boolean;
  readonly isAllowedPort: (port: number) => boolean;
  /** Resolves a host name to its addresses. */
  readonly lookUp: typeof lookUp;
  /** Whether every name may be resolved, so that a proxy can do it. */
  readonly isOpen?: boolean;
}

export const publicInternet: Guard = {
  isAllowedAddress: isPublicAddress,
  isAllowedPort: (port) => port === 80 || port === 443,
  lookUp,
};

/** For addresses in this machine's settings, which may be anywhere. */
export const anywhere: Guard = {
  isAllowedAddress: () => true,
  isAllowedPort: () => true,
  lookUp,
  isOpen: true,
};

export interface FetchOptions {
  readonly guard: Guard;
  /** Milliseconds for everything together, from resolving names and following redirects to the last byte. */
  readonly timeoutMs: number;
  /** The maximum number of bytes of a page after decompression. */
  readonly maxBytes: number;
}

/**
 * What a request accepts: the media types of the `Accept` header, and a pattern for the `Content-Type` of the response.
 */
export interface AcceptedContent {
  readonly accept: string;
  readonly isWanted: RegExp;
  /** The validators of the known state, which need not be sent again. */
  readonly known?: Freshness;
}

export const publicFetchLimits = { timeoutMs: 5_000, maxBytes: 2 * 1024 * 1024 } as const;

const maxRedirects = 5;

class FetchError extends Error {
  readonly problem: FetchProblem;
  readonly retryAfter: number | null;
  constructor(problem: FetchProblem, retryAfter: number | null = null) {
    super(problem);
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

/**
 * Resolves a name and gives the connection only addresses that were checked, so that a different answer to a second
 * query is never used. A name is refused if any of its addresses is not allowed.
 */
const checkedLookup =
  ({ isAllowedAddress, isNamedHost, lookUp: resolve }: Guard): LookupFunction =>
  (name, options, callback) => {
    const mayUse = (host: string, addresses: readonly LookupAddress[]): boolean =>
      addresses.length > 0 &&
      (isNamedHost?.(host) === true || addresses.every(({ address }) => isAllowedAddress(address)));
    resolve(name, { ...options, all: true }, (error, found) => {
      const addresses: readonly LookupAddress[] = error ? [] : found;
      if (error) callback(error, []);
      else if (!mayUse(name, addresses)) callback(new FetchError('notPublic'), []);
      else if (options.all === true) callback(null, [...addresses]);
      else callback(null, addresses[0]?.address ?? '', addresses[0]?.family);
    });
  };

/** Checks what the lookup does not: the scheme, the port, and addresses that are written as numbers. */
function checkUrl(url: URL, { isAllowedAddress, isAllowedPort, isNamedHost }: Guard): void {
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') throw new FetchError('notALink');
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isOpen = isAllowedPort(port) && (isIP(host) === 0 || isAllowedAddress(host));
  if (!isOpen && isNamedHost?.(host) !== true) throw new FetchError('notPublic');
}

/** Reads a body, and stops as soon as it exceeds the limit, because its declared length may be wrong. */
async function readBody({ body }: Response, maxBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    if (size > maxBytes) throw new FetchError('tooLarge');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Reads `Retry-After`, which contains seconds or a date. Returns seconds. */
function retryAfterOf({ headers }: Response): number | null {
  const header = headers.get('retry-after');
  if (header === null) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}

function checkStatus(response: Response): void {
  const { status } = response;
  if (status >= 200 && status < 300) return;
  if (status === 404 || status === 410) throw new FetchError('gone');
  // LinkedIn answers programs with status 999.
  if ([401, 403, 407, 429, 451, 999].includes(status)) throw new FetchError('refused', retryAfterOf(response));
  throw new FetchError('unreachable', retryAfterOf(response));
}

const conditionalHeaders = ({ etag, lastModified }: Freshness): Record<string, string> => ({
  ...(etag !== null && { 'if-none-match': etag }),
  ...(lastModified !== null && { 'if-modified-since': lastModified }),
});

async function follow(
  start: URL,
  { accept, isWanted, known, guard, maxBytes }: FetchOptions & AcceptedContent,
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
        ...(known && conditionalHeaders(known)),
      },
    });
    const location = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && location !== null) {
      await response.body?.cancel();
      const next = URL.parse(location, url);
      if (next === null) throw new FetchError('unreachable');
      url = next;
      continue;
    }
    if (response.status === 304) {
      await response.body?.cancel();
      return { ok: 'unchanged' };
    }
    checkStatus(response);
    const type = response.headers.get('content-type') ?? '';
    if (!isWanted.test(type)) throw new FetchError('notAPage');
    if (Number(response.headers.get('content-length') ?? 0) > maxBytes) throw new FetchError('tooLarge');
    const text = decodePage(await readBody(response, maxBytes), type);
    const { headers } = response;
    return { ok: true, url: url.href, text, etag: headers.get('etag'), lastModified: headers.get('last-modified') };
  }
  throw new FetchError('unreachable');
}

/** Returns the code of an error of the system or of TLS. */
const codeOf = (error: Error): string | undefined =>
  'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** Finds our own error, or else the first one with a code, among the causes of an error: the network code wraps them. */
function failureOf(error: unknown, signal: AbortSignal): Omit<FailedReading, 'ok'> {
  let code: string | undefined;
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof FetchError) return { problem: cause.problem, retryAfter: cause.retryAfter };
    if (cause instanceof EgressProxyError) {
      return { problem: 'unreachable', retryAfter: null, proxyProblem: cause.message };
    }
    code ??= codeOf(cause);
  }
  if (signal.aborted) return { problem: 'timedOut', retryAfter: null };
  return { problem: 'unreachable', retryAfter: null, ...(code !== undefined && { code }) };
}

/** Fetches what is at an address, if the guard allows it. Never rejects. */
export async function fetchPublic(address: string, options: FetchOptions & AcceptedContent): Promise<PublicReading> {
  const url = URL.parse(address);
  if (url === null) return { ok: false, problem: 'notALink', retryAfter: null };
  const signal = AbortSignal.timeout(options.timeoutMs);
  // Each page has its own agent, so that a connection is never used for another page than the one whose address was
  // checked.
  const agent = new Agent({
    connect: createConnector({
      timeoutMs: options.timeoutMs,
      // A proxy gets the address that was checked, because it could resolve the name to another one.
      ...(options.guard.isOpen !== true && { lookup: checkedLookup(options.guard) }),
    }),
    headersTimeout: options.timeoutMs,
    bodyTimeout: options.timeoutMs,
    maxHeaderSize: 16 * 1024,
    pipelining: 0,
  });
  try {
    return await follow(url, options, agent, signal);
  } catch (error) {
    return { ok: false, ...failureOf(error, signal) };
  } finally {
    void agent.destroy();
  }
}
