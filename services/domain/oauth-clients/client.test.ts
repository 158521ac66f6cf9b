import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseClients, readClients } from './client.ts';

const secret = 'a-secret-of-more-than-thirty-two-characters';
const agenda = { clientId: 'agenda', name: 'Agenda', secret, redirectUris: ['https://agenda.example/cb'] };
const pocket = {
  clientId: 'pocket',
  name: 'Pocket',
  public: true,
  redirectUris: ['http://localhost:5000/cb'],
  postLogoutRedirectUris: ['http://localhost:5000/'],
  origins: ['http://localhost:5000'],
  guests: true,
};

test('reads confidential and public clients', () => {
  expect(parseClients([agenda, pocket])).toEqual({
    ok: true,
    clients: [
      { ...agenda, postLogoutRedirectUris: [], origins: [], guests: false },
      {
        clientId: 'pocket',
        name: 'Pocket',
        secret: undefined,
        redirectUris: pocket.redirectUris,
        postLogoutRedirectUris: pocket.postLogoutRedirectUris,
        origins: pocket.origins,
        guests: true,
      },
    ],
  });
});

test.each([
  ['neither secret nor public', { ...pocket, public: undefined }, /either a secret or "public"/],
  ['both', { ...pocket, secret }, /either a secret or "public"/],
  ['a public that is false', { ...pocket, public: false }, /public must be true/],
  ['a short secret', { ...agenda, secret: 'short' }, /secret must have at least 32/],
  ['a secret that no header can carry', { ...agenda, secret: `${secret} é` }, /printable/],
  ['our own id', { ...agenda, clientId: 'tessera-web' }, /is reserved/],
  ['no address to come back to', { ...agenda, redirectUris: [] }, /at least one address/],
  ['an address in clear', { ...agenda, redirectUris: ['http://agenda.example/cb'] }, /https address/],
  ['a script as address', { ...agenda, redirectUris: ['javascript:alert(1)'] }, /https address/],
  ['a fragment', { ...agenda, redirectUris: ['https://agenda.example/#x'] }, /https address/],
  ['an origin with a path', { ...agenda, origins: ['https://agenda.example/x'] }, /an origin/],
  ['a field nobody knows', { ...agenda, redirect_uris: [] }, /unknown fields: redirect_uris/],
  ['no object', 'agenda', /client 1: /],
])('refuses a client with %s', (_what, client, problem) => {
  const reading = parseClients([client]);
  expect(reading.ok ? '' : reading.problems.join('\n')).toMatch(problem);
});

test('reports every problem of every client, and duplicate ids', () => {
  const reading = parseClients([
    { ...agenda, name: '', redirectUris: [] },
    { ...pocket, secret: 'short' },
  ]);
  expect(reading.ok ? [] : reading.problems.map((problem) => problem.slice(0, 8))).toEqual(
    expect.arrayContaining(['client 1', 'client 2']),
  );
  expect(parseClients([agenda, agenda])).toMatchObject({ problems: [expect.stringContaining('more than one client')] });
  expect(parseClients({})).toMatchObject({ ok: false });
});

test('reads a file, and says why it cannot', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tessera-clients-'));
  const file = path.join(folder, 'clients.json');
  try {
    expect(readClients(file)).toMatchObject({ ok: false, problems: [expect.stringContaining('ENOENT')] });
    writeFileSync(file, '[{');
    expect(readClients(file)).toEqual({ ok: false, problems: ['it is not valid JSON'] });
    writeFileSync(file, JSON.stringify([agenda]));
    expect(readClients(file)).toMatchObject({ ok: true, clients: [{ clientId: 'agenda' }] });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
