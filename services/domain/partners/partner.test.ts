import { northgate as usual } from './__tests__/northgate.ts';
import { parsePartners, type PartnersReading } from './partner.ts';
import { domainOf, isPartnerHost, partnerAt, partnerSiteOrigin } from './partner-hosts.ts';
import { readPartners } from './read-partners.ts';

const northgate = { ...usual, id: 'oidc.northgate' };
const local = { ...northgate, id: 'local', domain: 'localhost:3000', issuer: 'http://localhost:3002/openid' };

const partnersIn = (reading: PartnersReading) => (reading.ok ? reading.partners : reading.problems);
const problemsOf = (value: unknown): string => JSON.stringify(partnersIn(parsePartners(value)));

test('accepts a complete record and adds the default algorithms', () => {
  const reading = parsePartners([northgate, { ...local, algorithms: ['ES256'] }]);
  expect(partnersIn(reading)).toMatchObject([
    { ...northgate, algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'] },
    { domain: 'localhost:3000', algorithms: ['ES256'] },
  ]);
});

test.each([
  ['an issuer without https', { issuer: 'http://id.northgate.example' }, 'issuer must be an https address'],
  ['an address with a password', { api: 'https://u:p@northgate.example' }, 'api must be an https address'],
  ['a script for an address', { portal: 'javascript:alert(1)' }, 'portal must be an https address'],
  ['an API with a slash at its end', { api: 'https://northgate.example/' }, 'api must not end with a slash'],
  ['a path in an origin', { origins: ['https://northgate.example/x'] }, 'origins[0] must be an origin'],
  ['every origin', { origins: ['*'] }, 'origins[0] must be an https address'],
  ['our own prefix in its domain', { domain: 'myresume.northgate.example' }, 'domain must be a lowercase host'],
  ['no client id', { clientId: '' }, 'clientId is a required field'],
  ['a shared secret', { algorithms: ['HS256'] }, 'algorithms[0] must be an asymmetric algorithm'],
  ['no signature', { algorithms: ['none'] }, 'algorithms[0] must be an asymmetric algorithm'],
  ['a line end in an address', { portal: 'https://www.northgate.example\n' }, 'portal must be an https address'],
  ['what no database holds', { name: 'North\0gate' }, 'name must be plain text'],
  ['a pin of nothing', { pins: { 'a\0b': '1' } }, 'pins must be keyed by module name'],
  ['a word too many', { secret: 'x' }, 'unknown field: secret'],
])('rejects %s', (_name, change, problem) => {
  expect(problemsOf([{ ...northgate, ...change }])).toContain(`partner 1: ${problem}`);
});

test('reports every problem of every record, and shared domains and issuers', () => {
  const problems = problemsOf([{ ...northgate, api: 'x', issuer: 'y' }, 7]);
  expect(problems).toMatch(/partner 1: .*api/);
  expect(problems).toMatch(/partner 1: .*issuer/);
  expect(problems).toContain('partner 2');
  expect(problemsOf([northgate, { ...local, domain: northgate.domain }])).toContain('belongs to more than one partner');
  expect(problemsOf([northgate, { ...local, issuer: northgate.issuer }])).toContain('belongs to more than one partner');
});

test('reads a file or inline records', () => {
  expect(partnersIn(readPartners('[]', () => ''))).toEqual([]);
  expect(partnersIn(readPartners('[{', () => ''))).toEqual(['it is not valid JSON']);
  expect(partnersIn(readPartners('partners.json', () => '/nowhere/partners.json'))).toEqual([
    expect.stringContaining('ENOENT') as string,
  ]);
  expect(partnersIn(readPartners('x', () => new URL(import.meta.url).pathname))).toEqual(['it is not valid JSON']);
});

test('finds the partner by the host', () => {
  const reading = parsePartners([northgate, local]);
  const partners = reading.ok ? reading.partners : [];
  expect(isPartnerHost('myresume.northgate.example')).toBe(true);
  expect(domainOf('myresume.localhost:3000')).toBe('localhost:3000');
  expect(partnerAt(partners, 'MyResume.Northgate.Example')?.id).toBe('oidc.northgate');
  expect(partnerAt(partners, 'localhost:3000')?.id).toBe('local');
  expect(partnerAt(partners, 'myresume.elsewhere.example')).toBeUndefined();
  expect(partners.map((each) => partnerSiteOrigin('https://tessera.example', each))).toEqual([
    'https://myresume.northgate.example',
    'https://myresume.localhost:3000',
  ]);
});

test('accepts a channel and pinned versions', () => {
  const selection = { channel: 'next', pins: { events: 'a1b2c3' } };
  expect(partnersIn(parsePartners([{ ...northgate, ...selection }]))).toMatchObject([selection]);
  expect(problemsOf([{ ...northgate, channel: '../x' }])).toContain('channel must be a lowercase name');
  expect(problemsOf([{ ...northgate, pins: { events: '../..' } }])).toContain('pins.events must be a version');
  expect(problemsOf([{ ...northgate, pins: 'events' }])).toContain('pins');
});
