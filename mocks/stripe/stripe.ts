import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The fields of a Checkout Session that the product reads. */
export interface StripeSession {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly client_reference_id: string | null;
  readonly amount_total: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly success_url: string;
  readonly cancel_url: string;
  readonly url: string | null;
  readonly status: 'open' | 'complete' | 'expired';
  readonly payment_status: 'unpaid' | 'paid';
}

/** A message as Stripe sends it: the body, and the header that proves it. */
export interface SignedEvent {
  readonly body: string;
  readonly signature: string;
}

export interface StripeStandIn {
  /** The value for `STRIPE_API`. */
  readonly address: string;
  readonly sessions: ReadonlyMap<string, StripeSession>;
  /** Changes a session as Stripe would when it is paid or expires. */
  change(id: string, changes: Partial<Pick<StripeSession, 'status' | 'payment_status' | 'url'>>): StripeSession;
  stop(): Promise<void>;
}

export const standInKey = 'sk_test_stand_in';

/** Signs an event. Seconds since 1970 are part of the signed text, and another secret makes a forgery. */
export function signedEvent(
  event: { readonly id: string; readonly type: string; readonly object: object },
  secret: string,
  seconds = Math.floor(Date.now() / 1000),
): SignedEvent {
  const { id, type, object } = event;
  const body = JSON.stringify({ id, object: 'event', type, created: seconds, data: { object } });
  const proof = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return { body, signature: `t=${seconds},v1=${proof}` };
}

async function formIn(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new URLSearchParams(Buffer.concat(parts).toString());
}

const answer = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
const fault = (message: string): object => ({ error: { type: 'invalid_request_error', message } });

function sessionOf(form: URLSearchParams, address: string): StripeSession {
  const id = `cs_test_${randomUUID().replaceAll('-', '')}`;
  return {
    id,
    object: 'checkout.session',
    client_reference_id: form.get('client_reference_id'),
    amount_total:
      Number(form.get('line_items[0][price_data][unit_amount]')) * Number(form.get('line_items[0][quantity]')),
    currency: form.get('line_items[0][price_data][currency]') ?? '',
    metadata: { order: form.get('payment_intent_data[metadata][order]') ?? '' },
    success_url: form.get('success_url') ?? '',
    cancel_url: form.get('cancel_url') ?? '',
    url: `${address}/pay/${id}`,
    status: 'open',
    payment_status: 'unpaid',
  };
}

/** Starts the mock on a free loopback port. */
export async function startStripe(): Promise<StripeStandIn> {
  const sessions = new Map<string, StripeSession>();
  const sessionIdsByKey = new Map<string, string>();
  let address = '';

  async function api(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', 'http://stripe').pathname;
    if (request.headers.authorization !== `Bearer ${standInKey}`) {
      answer(response, 401, fault('Invalid API Key provided.'));
      return;
    }
    if (request.method === 'POST' && path === '/v1/checkout/sessions') {
      const form = await formIn(request);
      const key = String(request.headers['idempotency-key'] ?? randomUUID());
      const existingSession = sessions.get(sessionIdsByKey.get(key) ?? '');
      const session = existingSession ?? sessionOf(form, address);
      sessions.set(session.id, session);
      sessionIdsByKey.set(key, session.id);
      answer(response, 200, session);
      return;
    }
    const id = /^\/v1\/checkout\/sessions\/(\w+)$/.exec(path)?.[1];
    const session = sessions.get(id ?? '');
    answer(response, session ? 200 : 404, session ?? fault('No such checkout.session.'));
  }

  const server = createServer((request, response) => void api(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    sessions,
    change(id, changes) {
      const before = sessions.get(id);
      if (!before) throw new Error(`There is no session ${id}.`);
      const after = { ...before, ...changes };
      sessions.set(id, after);
      return after;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
