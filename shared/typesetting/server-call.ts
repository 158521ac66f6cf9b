import type { TokenRequest } from '../contracts/mount.ts';
import { TypesettingError, type TypesettingFailure } from './typesetter.ts';

export interface ServerCallOptions {
  /** The address of the service: `https://tessera.example/typeset`. */
  readonly endpoint: string;
  readonly getToken: (request: TokenRequest) => Promise<string | null>;
  /** Defaults to the global `fetch`. */
  readonly fetch?: typeof fetch;
  /** The milliseconds before each further attempt when the network fails or the service is busy. */
  readonly delays?: readonly number[];
  /** Called with the duration in milliseconds of each successful answer with pages. */
  readonly onAnswer?: (milliseconds: number) => void;
  /** Called for each attempt that fails because of the network or the service. */
  readonly onTrouble?: (failure: TypesettingFailure) => void;
}

/**
 * Posts what `body` returns, which is called again before each attempt, and resolves to a successful response. Rejects
 * with `TypesettingError`, or with the signal's reason.
 */
export type ServerCall = (path: '/pages' | '/pdf', body: () => unknown, signal: AbortSignal) => Promise<Response>;

const failureOf: Readonly<Record<number, TypesettingFailure>> = {
  400: 'invalid-document',
  401: 'unauthenticated',
  403: 'unauthenticated',
  409: 'superseded',
  413: 'invalid-document',
  429: 'busy',
  502: 'network',
  503: 'busy',
  504: 'network',
};

/** The failures that another engine would not have. */
export const retryableFailures: ReadonlySet<TypesettingFailure> = new Set(['network', 'busy', 'engine']);

/** Waits for `milliseconds`, varied by up to a fifth so that many clients do not return at once. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(
      () => {
        signal.removeEventListener('abort', stop);
        resolve();
      },
      milliseconds * (0.8 + Math.random() * 0.4),
    );
    signal.addEventListener('abort', stop, { once: true });
  });
}

async function errorOf(response: Response): Promise<TypesettingError> {
  const failure = failureOf[response.status] ?? 'engine';
  const told = (await response.json().catch(() => undefined)) as { message?: unknown } | undefined;
  const message = typeof told?.message === 'string' ? told.message : `The service answered ${response.status}.`;
  return new TypesettingError(failure, message);
}

/** The longest wait in milliseconds that a call sits out. After more, as with too many PDFs in an hour, it fails at once. */
const maxWait = 30_000;

/** The seconds of `Retry-After` converted to milliseconds. */
function retryAfterOf(response: Response): number {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) ? Math.max(seconds, 0) * 1000 : 0;
}

/**
 * Creates the function for all calls to the service. It adds the token (requesting a new one once when it is rejected),
 * and retries with delays when the network fails or the service is busy.
 */
export function createServerCall({
  endpoint,
  getToken,
  delays = [400, 1_000, 2_500, 6_000],
  onAnswer,
  onTrouble,
  ...options
}: ServerCallOptions): ServerCall {
  const send = options.fetch ?? fetch.bind(globalThis);

  async function attempt(
    path: string,
    body: string,
    reason: TokenRequest['reason'],
    signal: AbortSignal,
  ): Promise<Response> {
    try {
      const token = await getToken({ reason, signal });
      if (token === null) throw new TypesettingError('unauthenticated', 'Nobody is signed in.');
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
      return await send(endpoint + path, { method: 'POST', headers, body, signal });
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof TypesettingError) throw error;
      // This includes a host without a token at the moment, which is as temporary as a lost connection.
      throw new TypesettingError('network', 'The service cannot be reached.', { cause: error });
    }
  }

  return async (path, body, signal) => {
    let reason: TokenRequest['reason'] = 'first-use';
    for (let failures = 0; ;) {
      signal.throwIfAborted();
      let error: TypesettingError;
      let least = 0;
      try {
        const sent = JSON.stringify(body());
        const start = performance.now();
        const response = await attempt(path, sent, reason, signal);
        if (response.ok) {
          if (path === '/pages') onAnswer?.(performance.now() - start);
          return response;
        }
        if (response.status === 401 && reason !== 'rejected') {
          reason = 'rejected';
          continue;
        }
        error = await errorOf(response);
        least = retryAfterOf(response);
      } catch (caught) {
        if (!(caught instanceof TypesettingError)) throw caught;
        error = caught;
      }
      if (retryableFailures.has(error.failure)) onTrouble?.(error.failure);
      const delay = delays[failures];
      const isTemporary = error.failure === 'network' || error.failure === 'busy';
      if (!isTemporary || delay === undefined || least > maxWait) throw error;
      failures += 1;
      await pause(Math.max(delay, least), signal);
    }
  };
}
