import { obtainPasskey } from '../../session/passkeys.ts';
import { InteractionRefused } from '../../session/fetch-navigator.ts';

/** What another application requests from the user, as reported by our own provider. */
export interface InteractionRequest {
  readonly prompt: 'login' | 'consent';
  readonly client: { readonly name: string; readonly scopes: readonly string[]; readonly guests: boolean };
  /** The signed-in account when the request is for consent; the email is null for a guest. */
  readonly account: { readonly email: string | null } | undefined;
  /** Whether the user is a guest whose work becomes unreachable after signing in to an account. */
  readonly leavesGuest: boolean;
  /** The address at which the same request starts again with another account. */
  readonly otherAccount: string | undefined;
}

/** The request timeout in milliseconds. */
const requestTimeoutMs = 10_000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

interface Request {
  readonly method?: 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

async function call(address: string, init: Request = {}): Promise<Readonly<Record<string, unknown>>> {
  const response = await fetch(address, {
    credentials: 'same-origin',
    cache: 'no-store',
    signal: AbortSignal.timeout(requestTimeoutMs),
    ...init,
    headers: { accept: 'application/json', ...init.headers },
  });
  if (response.status >= 500) throw new TypeError(`The identity provider responded with ${response.status}.`);
  const body: unknown = await response.json().catch(() => undefined);
  const answer = isRecord(body) ? body : {};
  if (response.ok) return answer;
  throw new InteractionRefused(typeof answer['error'] === 'string' ? answer['error'] : 'unknown', answer['retryAfter']);
}

const addressOf = (id: string): string => `/identity/interaction/${encodeURIComponent(id)}`;

/** Whether the provider no longer has this interaction for this browser. */
export const isGone = (error: unknown): boolean =>
  error instanceof InteractionRefused && error.code === 'interaction_expired';

/**
 * Returns what an interaction requests. @throws InteractionRefused, or TypeError when the provider cannot be reached.
 */
export async function fetchInteraction(id: string): Promise<InteractionRequest> {
  const { prompt, client, account, otherAccount, leavesGuest } = await call(addressOf(id));
  if ((prompt !== 'login' && prompt !== 'consent') || !isRecord(client)) {
    // An interaction of our own page, whose address was copied.
    throw new InteractionRefused('interaction_expired');
  }
  const { name, scopes } = client;
  return {
    prompt,
    client: {
      name: typeof name === 'string' ? name : '',
      scopes: Array.isArray(scopes) ? scopes.filter((scope) => typeof scope === 'string') : [],
      guests: client['guests'] === true,
    },
    leavesGuest: leavesGuest === true,
    account: isRecord(account) ? { email: typeof account['email'] === 'string' ? account['email'] : null } : undefined,
    otherAccount: typeof otherAccount === 'string' ? otherAccount : undefined,
  };
}

/** The possible answers to an interaction. */
export type InteractionAnswer = 'login' | 'passkey' | 'register' | 'anonymous' | 'consent' | 'cancel';

/** Answers an interaction; resolves to the address to which the browser continues. Throws as `askedIn` does. */
export async function answerTo(id: string, how: InteractionAnswer, body: object): Promise<string> {
  const post = (path: string, given: object) =>
    call(`${addressOf(id)}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(given),
    });
  const given = how === 'passkey' ? { response: await obtainPasskey(await post('passkey-options', {})) } : body;
  const { resume } = await post(how, given);
  if (typeof resume !== 'string') throw new InteractionRefused('unknown');
  return resume;
}
