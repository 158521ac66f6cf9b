import { InteractionRefused } from '../../session/fetch-navigator.ts';

/** What another application asks of the person, as our own provider tells it. */
export interface Asked {
  readonly prompt: 'login' | 'consent';
  readonly client: { readonly name: string; readonly scopes: readonly string[]; readonly guests: boolean };
  /** Who is signed in, when it is about their consent; an address of null is a guest's. */
  readonly account: { readonly email: string | null } | undefined;
  /** A guest is here, whose work nobody reaches any more after signing in to an account. */
  readonly leavesGuest: boolean;
  /** Where the same begins anew with another account. */
  readonly otherAccount: string | undefined;
}

/** Milliseconds. */
const patience = 10_000;

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
    signal: AbortSignal.timeout(patience),
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

/** The provider has no such interaction for this browser any more. */
export const isGone = (error: unknown): boolean =>
  error instanceof InteractionRefused && error.code === 'interaction_expired';

/** What an interaction asks for. @throws InteractionRefused, or TypeError when the provider cannot be asked. */
export async function askedIn(id: string): Promise<Asked> {
  const { prompt, client, account, otherAccount, leavesGuest } = await call(addressOf(id));
  if ((prompt !== 'login' && prompt !== 'consent') || !isRecord(client)) {
    // One of our own page's, whose address somebody has copied.
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

/** What can be said to an interaction. */
export type InteractionAnswer = 'login' | 'register' | 'anonymous' | 'consent' | 'cancel';

/** Answers an interaction; the address with which the browser goes on. Throws as `askedIn` does. */
export async function answerTo(id: string, how: InteractionAnswer, body: object): Promise<string> {
  const { resume } = await call(`${addressOf(id)}/${how}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (typeof resume !== 'string') throw new InteractionRefused('unknown');
  return resume;
}
