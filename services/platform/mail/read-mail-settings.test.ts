import { readMailSettings } from './read-mail-settings.ts';

const read = (smtpUrl: string, from: string, host = 'tessera.example') =>
  readMailSettings({ smtpUrl, from, dataDir: '/data', product: 'Tessera', host });

test('without a mail server, writes mail to the data folder from a no-reply address', () => {
  expect(read('', '')).toEqual({
    settings: { way: 'file', folder: '/data/mailbox', from: 'Tessera <no-reply@tessera.example>' },
    problems: [],
  });
});

test.each(['hello@tessera.example', 'Tessera <hello@tessera.example>', 'The Tessera team <hello@tessera.example>'])(
  'accepts %s as sender',
  (from) => {
    const url = 'smtps://user:secret@mail.example:465';
    expect(read(url, from)).toEqual({ settings: { way: 'smtp', url, from, helo: 'tessera.example' }, problems: [] });
  },
);

test.each([
  ['tessera.example', 'tessera.example'],
  ['192.0.2.7', '[192.0.2.7]'],
  ['[2001:db8::7]', '[IPv6:2001:db8::7]'],
])('a site at %s introduces itself to the mail server as %s', (host, helo) => {
  expect(read('smtp://mail.example', 'a@b.example', host).settings).toMatchObject({ helo });
});

test.each([
  ['mail.example', 'a@b.example', /SMTP_URL/],
  ['http://mail.example', 'a@b.example', /SMTP_URL/],
  ['smtp://', 'a@b.example', /SMTP_URL/],
  ['smtp://mail.example', '', /MAIL_FROM is required/],
  ['', 'Tessera', /MAIL_FROM must/],
  ['', 'Tessera <a@b.example>, c@d.example', /MAIL_FROM must/],
  ['', 'Tessera\nBcc: <a@b.example>', /MAIL_FROM must/],
])('refuses %j with the sender %j', (url, from, problem) => {
  expect(read(url, from).problems).toEqual([expect.stringMatching(problem)]);
});

test('does not include a password in an error', () => {
  expect(read('smpt://user:secret@mail.example', 'a@b.example').problems.join()).not.toContain('secret');
});
