import type { INavigator, IWindow, NavigateParams, NavigateResponse } from 'oidc-client-ts';

/** What the user provided to enter, by method: each corresponds to an address of the provider's interaction. */
export type Answer =
  | { readonly how: 'login'; readonly email: string; readonly password: string; readonly code?: string }
  | { readonly how: 'register'; readonly email: string; readonly password: string }
  /** `obtain` takes the provider's options and returns what the browser has signed. */
  | { readonly how: 'passkey'; readonly obtain: (options: unknown) => Promise<unknown> }
  | { readonly how: 'anonymous' }
  | { readonly how: 'partner'; readonly domain: string; readonly idToken: string };

/** The provider refused what was typed; `code` is its error code. */
export class InteractionRefused extends Error {
  readonly code: string;
  /** The seconds until another attempt is accepted, if the provider says so. */
  readonly retryAfter: number | undefined;

  constructor(code: string, retryAfter?: unknown) {
    super(`The identity provider responded with '${code}'.`);
    this.name = 'InteractionRefused';
    this.code = code;
    this.retryAfter = typeof retryAfter === 'number' ? retryAfter : undefined;
  }
}

interface InteractionStep {
  readonly prompt?: unknown;
  readonly resume?: unknown;
  readonly error?: unknown;
  readonly retryAfter?: unknown;
}

const asJson = { accept: 'application/json' };

async function stepOf(response: Response): Promise<InteractionStep> {
  const body: unknown = await response.json().catch(() => undefined);
  return typeof body === 'object' && body !== null ? body : {};
}

/**
 * Completes an authorization by fetch, without a page, a popup, or an iframe, for our own provider on this origin. As
 * the popup navigator it answers the provider's interaction with what the user typed; as the iframe navigator it has no
 * answer and succeeds by the session cookie or not at all.
 */
export class FetchNavigator implements INavigator {
  #answer: Answer | undefined;
  readonly #redirectUri: string;
  readonly #timeout: number;

  /** `timeout` is in milliseconds, for each request. */
  constructor(redirectUri: string, timeout = 10_000) {
    this.#redirectUri = redirectUri;
    this.#timeout = timeout;
  }

  /** Runs one sign-in with this answer. */
  async answering<T>(answer: Answer, signIn: () => Promise<T>): Promise<T> {
    this.#answer = answer;
    try {
      return await signIn();
    } finally {
      this.#answer = undefined;
    }
  }

  prepare(): Promise<IWindow> {
    const answer = this.#answer;
    return Promise.resolve({ navigate: (params) => this.#walk(params, answer), close: () => undefined });
  }

  callback(): Promise<void> {
    return Promise.resolve();
  }

  async #fetch(
    address: string,
    init: { method?: string; headers?: Readonly<Record<string, string>>; body?: string } = {},
  ): Promise<Response> {
    const response = await fetch(address, {
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(this.#timeout),
      ...init,
      headers: { ...asJson, ...init.headers },
    });
    if (response.status >= 500) throw new TypeError(`The identity provider responded with ${response.status}.`);
    return response;
  }

  #post(address: string, body: object): Promise<Response> {
    return this.#fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  async #passkeyFor(
    address: string,
    { obtain }: Extract<Answer, { readonly how: 'passkey' }>,
  ): Promise<{ readonly response: unknown }> {
    const offered = await this.#post(`${address}/passkey-options`, {});
    const options = await stepOf(offered);
    if (!offered.ok) throw new InteractionRefused(typeof options.error === 'string' ? options.error : 'unknown');
    return { response: await obtain(options) };
  }

  async #walk({ url }: NavigateParams, answer: Answer | undefined): Promise<NavigateResponse> {
    const first = await this.#fetch(url);
    if (this.#isBack(first)) return { url: first.url };
    const asked = await stepOf(first);
    if (!first.ok || asked.prompt !== 'login' || !answer) {
      throw new InteractionRefused(typeof asked.error === 'string' ? asked.error : 'interaction_required');
    }
    const { how, ...given } = answer;
    const body = answer.how === 'passkey' ? await this.#passkeyFor(first.url, answer) : given;
    const answered = await this.#post(`${first.url}/${how}`, body);
    const { resume, error, retryAfter } = await stepOf(answered);
    if (typeof resume !== 'string') {
      throw new InteractionRefused(typeof error === 'string' ? error : 'unknown', retryAfter);
    }
    const last = await this.#fetch(resume);
    if (!this.#isBack(last)) throw new InteractionRefused('interaction_required');
    return { url: last.url };
  }

  /** The redirects end at the redirect URI, with the code in its query. */
  #isBack(response: Response): boolean {
    return response.url.startsWith(`${this.#redirectUri}?`);
  }
}
