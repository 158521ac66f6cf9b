import type { RuntimeConfig } from '@shared/contracts';

export const pageConfig: RuntimeConfig = {
  variant: 'own',
  identity: { authority: 'https://tessera.test/identity', clientId: 'tessera-web', scope: 'openid email' },
  endpoints: { graphql: 'https://tessera.test/graphql', typeset: 'https://tessera.test/typeset' },
};

export interface SentRequest {
  readonly address: string;
  readonly body: unknown;
}

/**
 * Responds to the page's requests in this order, with status and body; `undefined` stands for no connection. Returns
 * the sent requests.
 */
export function fakeAnswers(...answers: readonly (readonly [number, unknown] | undefined)[]): readonly SentRequest[] {
  const sent: SentRequest[] = [];
  const waiting = [...answers];
  window.fetch = ((address: string, init?: RequestInit) => {
    sent.push({ address, body: JSON.parse(init?.body as string) as unknown });
    const answer = waiting.shift();
    if (!answer) return Promise.reject(new TypeError('Failed to fetch'));
    const [status, body] = answer;
    return Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(body) } as Response);
  }) as typeof fetch;
  return sent;
}
