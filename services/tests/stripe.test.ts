import { signedEvent } from '../../mocks/stripe/stripe.ts';
import { planOrders } from '../platform/database/schema/index.ts';
import { giftForm as wish, pathOf, postForm, type Shop, startShop, webhookSecret } from './__tests__/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  shop.posted.length = 0;
  await shop.gateway.database.db.delete(planOrders);
});
const order = async () => (await shop.gateway.database.db.select().from(planOrders))[0]!;

const tell = ({ body, signature }: { readonly body: string; readonly signature: string }) =>
  shop.withStripe.inject({
    method: 'POST',
    url: '/payments/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: body,
  });
let events = 0;
const eventOf = (type: string, object: object, secret = webhookSecret, seconds?: number) =>
  signedEvent({ id: `evt_${(events += 1)}`, type, object }, secret, seconds);

async function checkout() {
  const ordered = await postForm(shop.withStripe, '/gift', wish());
  const address = String(ordered.headers.location);
  const session = shop.stripe.sessions.get(address.split('/').at(-1)!)!;
  const paid = (): ReturnType<typeof shop.stripe.change> =>
    shop.stripe.change(session.id, { status: 'complete', payment_status: 'paid', url: null });
  return { address, session, paid };
}

test('lets the giver pay at Stripe, and counts a repeated message once', async () => {
  const { address, session, paid } = await checkout();
  expect(address).toBe(`${shop.stripe.address}/pay/${session.id}`);
  expect(session).toMatchObject({ amount_total: 2400, currency: 'usd', client_reference_id: (await order()).id });
  const page = await shop.withStripe.inject('/gift');
  expect(page.headers['content-security-policy']).toContain(`form-action 'self' ${shop.stripe.address}`);
  const message = eventOf('checkout.session.completed', paid());
  expect((await Promise.all([tell(message), tell(message), tell(message)])).map((each) => each.statusCode)).toEqual([
    200, 200, 200,
  ]);
  expect(await order()).toMatchObject({ state: 'paid', isSandbox: false });
  expect(shop.posted.map(({ subject }) => subject)).toEqual(['Your Tessera Plus gift']);
});

test('refuses forged, old, and garbled messages without any change', async () => {
  const { paid } = await checkout();
  const object = paid();
  const good = eventOf('checkout.session.completed', object);
  const oldEvent = eventOf('checkout.session.completed', object, webhookSecret, Math.floor(Date.now() / 1000) - 3600);
  const refused = [
    eventOf('checkout.session.completed', object, 'whsec_other'),
    oldEvent,
    { ...good, body: good.body.replace('2400', '1') },
    { ...good, signature: '' },
    { ...good, signature: 't=1,v1=zz' },
    { body: 'no json', signature: good.signature },
  ];
  for (const each of refused) expect((await tell(each)).statusCode).toBe(400);
  expect(await order()).toMatchObject({ state: 'waiting' });
  expect(shop.posted).toEqual([]);
});

test('ends an order whose refund is reported before its payment', async () => {
  const { session, paid } = await checkout();
  const refund = { object: 'charge', refunded: true, metadata: session.metadata };
  await tell(eventOf('charge.refunded', { ...refund, refunded: false }));
  expect(await order()).toMatchObject({ state: 'waiting' });
  await tell(eventOf('charge.refunded', refund));
  await tell(eventOf('checkout.session.completed', paid()));
  expect(await order()).toMatchObject({ state: 'refunded' });
  await shop.deliverAll();
  expect(shop.posted).toEqual([]);
});

test('handles a payment after cancellation, of another amount, or without an order', async () => {
  const { session, paid } = await checkout();
  await tell(eventOf('checkout.session.expired', { ...session, status: 'expired' }));
  expect(await order()).toMatchObject({ state: 'ended' });
  await tell(eventOf('checkout.session.async_payment_succeeded', { ...paid(), amount_total: 1 }));
  await tell(eventOf('checkout.session.async_payment_succeeded', { ...paid(), client_reference_id: 'x' }));
  expect((await tell(eventOf('customer.created', {}))).statusCode).toBe(200);
  expect(await order()).toMatchObject({ state: 'ended' });
  await tell(eventOf('checkout.session.async_payment_succeeded', paid()));
  await tell(eventOf('checkout.session.expired', { ...session, status: 'expired' }));
  expect(await order()).toMatchObject({ state: 'paid' });
});

test('finds a payment before its message arrives, and continues an open payment instead of starting a second', async () => {
  const { address, session, paid } = await checkout();
  const { reference } = await order();
  const again = await shop.withStripe.inject(`/gift/pay?order=${reference}`);
  expect(again.headers.location).toBe(address);
  expect(pathOf(session.success_url)).toBe(`/gift/paid?order=${reference}`);
  const waiting = await shop.withStripe.inject(`/gift/confirmation?order=${reference}`);
  expect([waiting.headers['refresh'], waiting.body.includes('We’re waiting for your payment')]).toEqual(['5', true]);
  paid();
  const back = await shop.withStripe.inject(`/gift/paid?order=${reference}`);
  expect(pathOf(back.headers.location)).toBe(`/gift/confirmation?order=${reference}`);
  expect(await order()).toMatchObject({ state: 'paid' });
  expect((await shop.withStripe.inject(`/gift/sandbox?order=${reference}`)).statusCode).toBe(404);
});
