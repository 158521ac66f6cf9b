import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fastify, type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { standInKey, startStripe, type StripeStandIn } from '../../../mocks/stripe/stripe.ts';
import { startTestGateway, type TestGateway } from '../../../tooling/testing/gateway.ts';
import type { Message } from '../../platform/mail/mailer.ts';
import { giftPages } from '../../api/plan-pages/gift-pages.ts';
import { deliverOne } from '../../workers/gifts/start-deliveries.ts';
import { defaultOffer } from '../../domain/plans/offer.ts';
import { sandboxPayments } from '../../domain/plans/sandbox-plans.ts';
import { stripePayments } from '../../domain/plans/payments/stripe.ts';
import { writeStaticSite } from '../../api/site/__tests__/static-site.ts';
import { createPlans, type Plans } from '../../domain/plans/plans.ts';
import { stripeWebhook } from '../../api/plan-pages/stripe-webhook.ts';

export const origin = 'http://localhost:3000';
export const webhookSecret = 'whsec_test';

/** The pages of gifts, twice (with a sandbox, and with a mock of Stripe), and a gateway on the same database. */
export interface Shop {
  readonly gateway: TestGateway;
  readonly stripe: StripeStandIn;
  readonly sandbox: FastifyInstance;
  readonly withStripe: FastifyInstance;
  readonly plans: Plans;
  /** The messages handed to the outbox. */
  readonly posted: Message[];
  readonly outbox: { post(message: Message): Promise<void> };
  /** Runs what a process does every minute. */
  deliverAll(): Promise<void>;
  stop(): Promise<void>;
}

export async function startShop(): Promise<Shop> {
  const posted: Message[] = [];
  const outbox = { post: (message: Message) => Promise.resolve(void posted.push(message)) };
  const stripe = await startStripe();
  const gateway = await startTestGateway();
  const database = gateway.database.db;
  const common = { database, outbox, offer: defaultOffer, siteOrigin: origin };
  const plans = createPlans({ ...common, payments: sandboxPayments(origin) });
  const settings = { secretKey: standInKey, webhookSecret, api: stripe.address };
  const payments = stripePayments(settings, origin);
  const paidPlans = createPlans({ ...common, payments });
  const build = mkdtempSync(path.join(tmpdir(), 'tessera-plans-'));
  mkdirSync(path.join(build, 'shell'));
  const assets = { version: '1', scripts: [], preload: [], fonts: [], pages: {}, shared: {}, files: [] };
  writeFileSync(path.join(build, 'shell/assets.json'), JSON.stringify(assets));
  writeStaticSite(build);
  const [sandbox, withStripe] = [fastify({ trustProxy: true }), fastify({ trustProxy: true })];
  await sandbox.register(giftPages, { database, plans, build, origin });
  await withStripe.register(giftPages, { database, plans: paidPlans, build, origin });
  await withStripe.register(stripeWebhook, { plans: paidPlans, stripe: payments });
  const onError = (error: unknown): never => {
    throw error;
  };
  return {
    gateway,
    stripe,
    sandbox,
    withStripe,
    plans,
    posted,
    outbox,
    async deliverAll() {
      while (await deliverOne({ database, outbox, siteOrigin: origin, onError }));
    },
    async stop() {
      await Promise.all([sandbox.close(), withStripe.close(), stripe.stop()]);
      rmSync(build, { recursive: true });
      await gateway.stop();
    },
  };
}

let places = 0;

/** Sends a form, each time from another client network. */
export const postForm = (
  app: FastifyInstance,
  url: string,
  fields: Readonly<Record<string, string>>,
  {
    place = `203.0.113.${(places += 1) % 250}`,
    language = 'en',
  }: { readonly place?: string; readonly language?: string } = {},
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': place,
      'accept-language': language,
    },
    payload: new URLSearchParams(fields).toString(),
  });

/** Returns the path of an address of ours, with its query. */
export const pathOf = (address: unknown): string => {
  const { pathname, search } = new URL(String(address), origin);
  return pathname + search;
};

const today = (): string => new Date().toISOString().slice(0, 10);

/** Returns a correctly filled gift form, with the given changes. */
export const giftForm = (changes: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  once: randomBytes(16).toString('base64url'),
  giverName: 'Ada',
  giverEmail: 'ada@example.org',
  recipientName: 'Grace',
  recipientEmail: 'grace@example.org',
  message: 'For the search & the <b>first day</b>.',
  day: today(),
  ...changes,
});
