import { sql } from 'drizzle-orm';
import { planOrders } from '../platform/database/schema/index.ts';
import { noteDelivery } from '../domain/plans/gifts/delivery-outcome.ts';
import { removeBuyers } from '../domain/plans/orders/purge-orders.ts';
import { giftForm as wish, origin, pathOf, postForm, type Shop, startShop } from './__tests__/shop.ts';

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
const codeIn = (text: string): string => /#code=([\w-]+)/.exec(text)![1]!;

/** Orders and pays in the sandbox. Returns the path of the confirmation. */
async function give(changes: Readonly<Record<string, string>> = {}): Promise<string> {
  const ordered = await postForm(shop.sandbox, '/gift', wish(changes));
  const paid = await postForm(shop.sandbox, pathOf(ordered.headers.location), { answer: 'pay' });
  return pathOf(paid.headers.location);
}
async function pageAt(path: string): Promise<string> {
  return (await shop.sandbox.inject(path)).body;
}

interface Redeemed {
  readonly plan: {
    readonly redeemGift: { readonly outcome: string; readonly me: { readonly tesseraProduct: string } };
  };
}
const redeem = async (token: string, code: string) => {
  const query =
    'mutation ($code: String!) { plan { redeemGift(code: $code) { outcome me { tesseraProduct plusUntil } } } }';
  const { data, errors } = await shop.gateway.ask<Redeemed>(query, { code }, token);
  return errors ? errors[0]!.extensions.code : data.plan.redeemGift;
};

test('sells a gift without charging, says so, and gives a plan for a year once its code is redeemed', async () => {
  const form = await pageAt('/gift');
  expect(form).toContain('This is a sandbox: nothing is charged');
  const ordered = await postForm(shop.sandbox, '/gift', wish());
  expect(ordered.statusCode).toBe(303);
  const sandbox = pathOf(ordered.headers.location);
  expect(await pageAt(sandbox)).toContain('nothing is charged');
  const paid = await postForm(shop.sandbox, sandbox, { answer: 'pay' });
  const confirmation = pathOf(paid.headers.location);
  expect(shop.posted.map(({ to, subject }) => [to, subject])).toEqual([['ada@example.org', 'Your Tessera Plus gift']]);
  expect(shop.posted[0]!.text).toContain('nothing was charged');
  expect(await pageAt(confirmation)).toContain('Will be sent to grace@example.org in a few minutes');

  await shop.deliverAll();
  await shop.deliverAll();
  expect(shop.posted).toHaveLength(2);
  const gift = shop.posted[1]!;
  expect(gift).toMatchObject({ to: 'grace@example.org', subject: 'Ada gave you Tessera Plus' });
  expect(gift.html).toContain('For the search &amp; the &lt;b&gt;first day&lt;/b&gt;.');
  const code = codeIn(gift.text);
  expect(JSON.stringify(await order())).not.toContain(code.replaceAll('-', ''));
  expect(await pageAt(confirmation)).toContain('On its way to grace@example.org');
  const { db: database } = shop.gateway.database;
  await noteDelivery({ database, outbox: shop.outbox, siteOrigin: origin }, gift.about!, 'sent');
  expect(await pageAt(confirmation)).toContain('Delivered to grace@example.org');

  const [grace, other] = [await shop.gateway.signUp('grace'), await shop.gateway.signUp('other')];
  expect(await redeem(grace, code)).toMatchObject({ outcome: 'redeemed', me: { tesseraProduct: 'plus' } });
  expect(await redeem(grace, code)).toMatchObject({ outcome: 'redeemed' });
  expect(await redeem(other, code)).toMatchObject({ outcome: 'unusable', me: { tesseraProduct: 'free' } });
  expect(await pageAt(confirmation)).toContain('Redeemed');
  const [{ months } = { months: 0 }] = (
    await database.execute<{ months: number }>(
      sql`select round(extract(epoch from plus_until - now()) / 2629800)::int as months from accounts where subject = 'grace'`,
    )
  ).rows;
  expect(months).toBe(12);

  await database.execute(sql`update accounts set plus_until = now() - interval '1 second' where subject = 'grace'`);
  expect((await shop.gateway.ask('{ me { tesseraProduct } }', {}, grace)).data).toEqual({
    me: { tesseraProduct: 'free' },
  });
});

test('gives buyers Plus at once, extends it the second time, and shortens it after a refund', async () => {
  const token = await shop.gateway.signUp('buyer');
  const buy = 'mutation { plan { buyPlus { address } } }';
  const months = async (): Promise<number> => {
    const { data } = await shop.gateway.ask<{ me: { tesseraProduct: string; plusUntil: string | null } }>(
      '{ me { tesseraProduct plusUntil } }',
      {},
      token,
    );
    const remainingTime = Date.parse(data.me.plusUntil ?? '') - Date.now();
    return data.me.tesseraProduct === 'plus' ? Math.round(remainingTime / 2_629_800_000) : 0;
  };
  for (const expected of [12, 24]) {
    const { data } = await shop.gateway.ask<{ plan: { buyPlus: { address: string } } }>(buy, {}, token);
    const paid = await postForm(shop.sandbox, pathOf(data.plan.buyPlus.address), { answer: 'pay' });
    expect(pathOf(paid.headers.location)).toBe('/app/upgrade?bought=1');
    expect(await months()).toBe(expected);
  }
  expect(shop.posted.map(({ subject }) => subject)).toEqual(['You now have Tessera Plus', 'You now have Tessera Plus']);
  const { id } = await order();
  await shop.plans.settle({ kind: 'refunded', order: id });
  await shop.plans.settle({ kind: 'refunded', order: id });
  expect(await months()).toBe(12);
});

test('lets one of two simultaneous redemptions win', async () => {
  await give();
  await shop.deliverAll();
  const code = codeIn(shop.posted.at(-1)!.text);
  const tokens = await Promise.all(['r1', 'r2', 'r3', 'r4'].map((name) => shop.gateway.signUp(name)));
  const answers = await Promise.all(tokens.map((token) => redeem(token, code)));
  expect(answers.filter((each) => (each as { outcome: string }).outcome === 'redeemed')).toHaveLength(1);
});

test('answers wrong, tampered, used, and refunded codes alike, makes everyone wait after ten attempts, and refuses guests', async () => {
  await give();
  await shop.deliverAll();
  const code = codeIn(shop.posted.at(-1)!.text);
  const { id } = await order();
  await shop.plans.settle({ kind: 'refunded', order: id });
  const token = await shop.gateway.signUp('guesser');
  const tamperedCode = code.slice(0, -1) + (code.endsWith('7') ? '8' : '7');
  const unusable = await redeem(token, 'nothing');
  for (const tried of [code, tamperedCode, '', 'x'.repeat(5000)]) expect(await redeem(token, tried)).toEqual(unusable);
  for (let times = 0; times < 5; times += 1) await redeem(token, 'nothing');
  expect(await redeem(token, code)).toMatchObject({ outcome: 'later' });
  const guest = await shop.gateway.issuer.sign({ sub: 'guest', is_anonymous: true });
  await shop.gateway.ask('mutation { user { createUser(input: { isAnonymous: true }) { id } } }', {}, guest);
  expect(await redeem(guest, code)).toBe('FORBIDDEN');
  const { errors } = await shop.gateway.ask('mutation { plan { buyPlus { address } } }', {}, guest);
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('keeps what was typed in a form with mistakes, and creates one order when it is sent twice', async () => {
  const bad = wish({ giverName: '', recipientEmail: 'grace@', message: 'Buy at www.cheap.example', day: '2019-01-01' });
  const { statusCode, body } = await postForm(shop.sandbox, '/gift', bad);
  expect(statusCode).toBe(422);
  for (const text of [
    'Please enter a name.',
    'Please enter a valid email address.',
    'remove web addresses',
    'choose a date',
  ])
    expect(body).toContain(text);
  expect(body).toContain('value="ada@example.org"');
  const good = wish();
  const [one, two] = await Promise.all([postForm(shop.sandbox, '/gift', good), postForm(shop.sandbox, '/gift', good)]);
  expect(one.headers.location).toBe(two.headers.location);
  for (let times = 0; times < 5; times += 1) await postForm(shop.sandbox, '/gift', wish(), { place: '198.51.100.9' });
  const many = await postForm(shop.sandbox, '/gift', wish(), { place: '198.51.100.9' });
  expect(many.statusCode).toBe(429);
  expect(many.body).toContain('value="grace@example.org"');
});

test('sends a gift on its day, and lets the giver correct an address that refuses it', async () => {
  const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const confirmation = await give({ day: inAWeek });
  await shop.deliverAll();
  expect(shop.posted).toHaveLength(1);
  expect(await pageAt(confirmation)).toContain('Will be sent to grace@example.org on ');
  const { db: database } = shop.gateway.database;
  await database.execute(sql`update plan_orders set deliver_at = now()`);
  await shop.deliverAll();
  const first = shop.posted.at(-1)!;
  await noteDelivery({ database, outbox: shop.outbox, siteOrigin: origin }, first.about!, 'refused');
  expect(shop.posted.at(-1)).toMatchObject({ to: 'ada@example.org', subject: 'We couldn’t deliver your gift' });
  expect(await pageAt(confirmation)).toContain('rejected the email');
  expect((await postForm(shop.sandbox, confirmation, { recipientEmail: 'grace' })).statusCode).toBe(422);
  await postForm(shop.sandbox, confirmation, { recipientEmail: 'grace@example.net' });
  await shop.deliverAll();
  const second = shop.posted.at(-1)!;
  expect(second.to).toBe('grace@example.net');
  const grace = await shop.gateway.signUp('grace-again');
  expect(await redeem(grace, codeIn(first.text))).toMatchObject({ outcome: 'unusable' });
  expect(await redeem(grace, codeIn(second.text))).toMatchObject({ outcome: 'redeemed' });
});

test('sends a gift that has not arrived again with another code, until it is redeemed, three times a day', async () => {
  const confirmation = await give();
  expect(await pageAt(confirmation)).not.toContain('Not received yet?');
  await shop.deliverAll();
  const first = shop.posted.at(-1)!;
  const { db: database } = shop.gateway.database;
  await noteDelivery({ database, outbox: shop.outbox, siteOrigin: origin }, first.about!, 'sent');
  expect(await pageAt(confirmation)).toContain('Not received yet?');
  await postForm(shop.sandbox, confirmation, { recipientEmail: 'hopper@example.net' });
  expect(await pageAt(confirmation)).toContain('Will be sent to hopper@example.net in a few minutes');
  await shop.deliverAll();
  const second = shop.posted.at(-1)!;
  expect(second.to).toBe('hopper@example.net');
  // A late report about the first message does not concern the second.
  await noteDelivery({ database, outbox: shop.outbox, siteOrigin: origin }, first.about!, 'refused');
  expect(await pageAt(confirmation)).toContain('On its way to hopper@example.net');
  const token = await shop.gateway.signUp('hopper');
  expect(await redeem(token, codeIn(first.text))).toMatchObject({ outcome: 'unusable' });

  for (let times = 0; times < 2; times += 1) {
    await postForm(shop.sandbox, confirmation, { recipientEmail: 'grace@example.org' });
    await shop.deliverAll();
  }
  const last = shop.posted.at(-1)!;
  const tooMany = await postForm(shop.sandbox, confirmation, { recipientEmail: 'hopper@example.net' });
  expect([tooMany.statusCode, tooMany.body.includes('three times today')]).toEqual([429, true]);
  expect(await redeem(token, codeIn(last.text))).toMatchObject({ outcome: 'redeemed' });
  expect(await pageAt(confirmation)).not.toContain('Not received yet?');
  await postForm(shop.sandbox, confirmation, { recipientEmail: 'hopper@example.net' });
  expect(await order()).toMatchObject({ delivery: 'delivered', recipientEmail: 'grace@example.org' });
});

test('uses the giver’s language for the order, the payment, and the email', async () => {
  const ordered = await postForm(shop.sandbox, '/gift', wish(), { language: 'qps' });
  const paid = await postForm(shop.sandbox, pathOf(ordered.headers.location), { answer: 'pay' });
  await shop.deliverAll();
  for (const { subject, html } of shop.posted) expect([subject[0], html.includes('lang="qps"')]).toEqual(['[', true]);
  // A person who opens it elsewhere reads it in their own language.
  expect(await pageAt(pathOf(paid.headers.location))).toContain('<h2>Status</h2>');
});

test('removes the names of a deleted account from orders, and answers unknown orders alike', async () => {
  await give();
  await shop.deliverAll();
  const leaver = await shop.gateway.signUp('leaver');
  await redeem(leaver, codeIn(shop.posted.at(-1)!.text));
  await removeBuyers(shop.gateway.database.db, [(await order()).accountId!]);
  expect(await order()).toMatchObject({ accountId: null, recipientEmail: null, giverEmail: null, message: null });
  for (const path of ['?order=AAAAAAAAAAAAAAAAAAAAAA', '?order=x', '', '?order=a&order=b']) {
    const { statusCode, body } = await shop.sandbox.inject(`/gift/confirmation${path}`);
    expect([statusCode, body.includes('We couldn’t find this order')]).toEqual([404, true]);
  }
  const partner = await shop.sandbox.inject({ url: '/gift', headers: { host: 'myresume.localhost:3000' } });
  expect(partner.headers.location).toBe('/app/resumes');
});
