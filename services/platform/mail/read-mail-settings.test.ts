import { readMailSettings } from './read-mail-settings.ts';

const read = (smtpUrl: string, from: string) =>
  readMailSettings({ smtpUrl, from, dataDir: '/data', product: 'Tessera', host: 'tessera.example' });

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
    expect(read(url, from)).toEqual({ settings: { way: 'smtp', url, from }, problems: [] });
  },
);

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
