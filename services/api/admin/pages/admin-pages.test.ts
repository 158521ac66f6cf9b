/** The pages for operators, with the real provider on a real PostgreSQL. */
import { auditEntries, operatorFactors, operators, operatorSessions } from '../../../platform/database/schema/index.ts';
import { TestBrowser } from '../../identity/__tests__/browser.ts';
import { deleteIdentityOf } from '../../../domain/accounts/deletion/delete-identity.ts';
import { endAccess } from '../../../domain/identity-accounts/end-access.ts';
import { northgate } from '../../../domain/partners/__tests__/northgate.ts';
import { addPartner, readPartnerRow } from '../../../domain/partners/registered-partners.ts';
import { addOperator, removeOperator } from '../../../domain/operators/operators.ts';
import { get, password, type RunningAdmin, send, startAdmin } from './__tests__/running-admin.ts';

let admin: RunningAdmin<'olivia' | 'petra' | 'ada'>;
beforeAll(async () => {
  admin = await startAdmin(['olivia', 'petra', 'ada']);
  const { people, setting } = admin;
  const { db } = admin.database;
  await addOperator(db, { identityId: people.olivia, partnerId: null });
  await addOperator(db, { identityId: people.petra, partnerId: 'southgate' });
  const southgate = { ...northgate, id: 'southgate', domain: 'southgate.example', name: 'Southgate' };
  await addPartner(db, { ...southgate, issuer: 'https://southgate.example' }, setting);
});
afterAll(() => admin.stop());

const fieldsOf = (partner: typeof northgate, version = '1') => ({
  ...partner,
  origins: partner.origins.join('\n'),
  algorithms: 'ES256',
  channel: '',
  pins: '',
  version,
});

test('shows nothing without a session of these pages', async () => {
  const browser = new TestBrowser(admin.origin);
  await browser.signIn('login', 'olivia@example.org', password);
  for (const path of ['/admin', '/admin/partners', '/admin/partners/southgate', '/admin/add-partner', '/admin/audit']) {
    const page = await get({ browser }, path);
    expect([page.path, page.text.includes('Sign in as an operator')]).toEqual(['/admin', true]);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'none'.*frame-ancestors 'none'/);
  }
  expect((await browser.request('/admin/callback?code=x&state=y')).status).toBe(400);
  // A partner's customers have no such pages.
  const elsewhere = await admin.app.inject({ url: '/admin', headers: { host: 'myresume.southgate.example' } });
  expect(elsewhere.statusCode).toBe(404);
  const ada = await admin.enterPassword('ada');
  expect([ada.status, ada.page.includes('This account isn’t an operator')]).toEqual([403, true]);
  expect((await get(ada, '/admin/partners')).path).toBe('/admin');
});

test('lets an operator add, change, and disable a partner, names mistakes, and keeps what was typed', async () => {
  const olivia = await admin.enter('olivia');
  expect(olivia.url.pathname).toBe('/admin/partners');
  expect(olivia.page).toContain('Southgate');

  const bad = await send(olivia, '/admin/add-partner', {
    ...fieldsOf({ ...northgate, name: '<b>'.repeat(4_000) }),
    origins: 'https://a.example/path\njavascript:alert(1)',
    pins: 'events',
  });
  expect(bad.status).toBe(422);
  for (const said of ['up to 100', 'one https origin per line', 'its version']) {
    expect(bad.text).toContain(said);
  }
  expect(bad.text).toContain('javascript:alert(1)</textarea>');
  expect(bad.text).not.toContain('<b>');

  const taken = { ...northgate, domain: 'southgate.example', issuer: `${admin.origin}/identity` };
  const { text } = await send(olivia, '/admin/add-partner', fieldsOf(taken));
  expect([text.includes('Another partner already uses this'), text.includes('This address is ours')]).toEqual([
    true,
    true,
  ]);

  const added = await send(olivia, '/admin/add-partner', fieldsOf(northgate));
  expect(added).toMatchObject({ status: 303, to: '/admin/partners/northgate?done=added' });
  // The process that made the change knows it at once.
  while (!admin.live.current().some(({ id }) => id === 'northgate'))
    await new Promise((resolve) => setImmediate(resolve));

  const page = '/admin/partners/northgate';
  const saved = await send(olivia, page, { ...fieldsOf(northgate), channel: 'next', pins: 'events=1a2b' });
  expect(saved).toMatchObject({ status: 303, to: `${page}?done=saved` });
  expect(await readPartnerRow(admin.database.db, 'northgate')).toMatchObject({
    record: { channel: 'next', pins: { events: '1a2b' }, algorithms: ['ES256'] },
  });
  const late = await send(olivia, page, { ...fieldsOf(northgate), name: 'Typed meanwhile' });
  expect(late).toMatchObject({ status: 409, text: expect.stringContaining('value="Typed meanwhile"') as string });
  expect(late.text).toContain('someone else has changed');
  expect((await send(olivia, `${page}/check`, {})).text).toMatch(/id\.northgate\.example\/openid\/.well-known/);

  expect((await send(olivia, `${page}/state`, { enabled: 'no' })).to).toBe(`${page}?done=disabled`);
  while (admin.live.current().some(({ id }) => id === 'northgate'))
    await new Promise((resolve) => setImmediate(resolve));

  const audit = (await get(olivia, '/admin/audit?text=partners')).text;
  for (const said of ['partners add', 'partners disable', 'olivia@example.org', 'Fields: channel, pins']) {
    expect(audit).toContain(said);
  }
  expect((await get(olivia, '/admin/audit?partner=southgate')).text).not.toContain('northgate');
});

test('lets a partner’s administrator change its origins, provider, and channel, and see no other partner', async () => {
  const petra = await admin.enter('petra');
  expect(petra.url.pathname).toBe('/admin/partners/southgate');
  expect(petra.page).not.toContain('name="domain"');
  for (const path of ['/admin/partners', '/admin/partners/northgate', '/admin/partners/nobody', '/admin/add-partner']) {
    expect([path, (await get(petra, path)).status]).toEqual([path, 404]);
  }
  const mine = { ...northgate, issuer: 'https://southgate.example', origins: ['https://jobs.southgate.example'] };
  const changed = await send(petra, '/admin/partners/southgate', { ...fieldsOf(mine), name: 'Mine', id: 'northgate' });
  expect(changed.status).toBe(303);
  expect(await readPartnerRow(admin.database.db, 'southgate')).toMatchObject({
    record: { name: 'Southgate', domain: 'southgate.example', origins: ['https://jobs.southgate.example'] },
  });
  for (const path of ['/admin/partners/northgate', '/admin/partners/southgate/state', '/admin/add-partner']) {
    expect([path, (await send(petra, path, { ...fieldsOf(mine), enabled: 'no' })).status]).toEqual([path, 404]);
  }
  const { text } = await get(petra, '/admin/audit?partner=northgate&text=accounts');
  expect(text).toContain('petra@example.org');
  expect(text).not.toMatch(/northgate<|olivia/);
});

test('shows the audit log fifty entries at a time and keeps the search text', async () => {
  const olivia = await admin.enter('olivia');
  const entries = Array.from({ length: 60 }, (_, number) => number);
  for (const number of entries) {
    const act = { actor: 'journey', action: 'postings close', target: `posting-${number}%`, outcome: 'done' };
    await admin.database.db.insert(auditEntries).values(act);
  }
  const first = (await get(olivia, '/admin/audit?text=POSTINGS')).text;
  const rows = (text: string): number => text.split('<tr>').length - 2;
  expect([rows(first), first.includes('posting-59%'), first.includes('posting-9%')]).toEqual([50, true, false]);
  const older = /href="([^"]*before=[^"]*)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const second = (await get(olivia, older)).text;
  expect([rows(second), second.includes('posting-0%'), second.includes('Newest entries')]).toEqual([10, true, true]);
  expect(rows((await get(olivia, '/admin/audit?text=posting-1%25')).text)).toBe(1);
  for (const path of ['/admin/audit?before=x&text=%00', '/admin/audit?partner=%00', '/admin/partners/%00']) {
    expect([path, (await get(olivia, path)).status]).toEqual([path, path.includes('audit') ? 200 : 404]);
  }
  const odd = fieldsOf({ ...northgate, id: 'odd\0', name: 'a\0b', clientId: '\ud800' });
  expect((await send(olivia, '/admin/add-partner', odd)).status).toBe(422);
  expect((await send(olivia, '/admin/partners/southgate', { version: 'NaN' })).status).toBe(409);
});

test('accepts a form only from a page of the session, and ends a session', async () => {
  const olivia = await admin.enter('olivia');
  const state = '/admin/partners/southgate/state';
  const off = { enabled: 'no' };
  expect((await send({ ...olivia, formToken: 'x' }, state, off)).status).toBe(403);
  expect((await send(olivia, state, off, { origin: 'https://elsewhere.example' })).status).toBe(403);
  expect((await send(olivia, state, off, { origin: admin.origin, 'sec-fetch-dest': 'empty' })).status).toBe(403);
  const json = { method: 'POST', headers: { 'content-type': 'application/json', origin: admin.origin }, body: '{}' };
  expect((await olivia.browser.request(state, json)).status).toBe(415);
  expect((await send(olivia, state, { ...off, fill: 'x'.repeat(200_000) })).status).toBe(413);
  expect(await readPartnerRow(admin.database.db, 'southgate')).toMatchObject({ isEnabled: true });

  const script = await olivia.browser.request('/admin/partners', { headers: { 'sec-fetch-dest': 'empty' } });
  expect(script.status).toBe(403);
  const other = await admin.enter('olivia');
  expect((await send(other, '/admin/sign-out', {})).status).toBe(303);
  expect((await get(other, '/admin/partners')).path).toBe('/admin');
  expect((await get(olivia, '/admin/partners')).path).toBe('/admin/partners');

  await admin.database.db.update(operatorSessions).set({ seenAt: new Date(Date.now() - 31 * 60_000) });
  expect((await get(olivia, '/admin/partners')).path).toBe('/admin');
  const again = await admin.enter('olivia');
  await removeOperator(admin.database.db, admin.people.olivia);
  expect((await get(again, '/admin/partners')).path).toBe('/admin');

  // A new password ends an operator's sessions, and deleting the account removes the operator.
  const petra = await admin.enter('petra');
  await endAccess(admin.database.db, admin.people.petra);
  expect((await get(petra, '/admin/audit')).path).toBe('/admin');
  await deleteIdentityOf(admin.database.db, `${admin.origin}/identity`, {
    issuer: `${admin.origin}/identity`,
    subject: admin.people.petra,
  });
  expect(await admin.database.db.select().from(operators)).toEqual([]);
  expect(await admin.database.db.select().from(operatorFactors)).toEqual([]);
});
