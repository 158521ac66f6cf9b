import type { Caller } from '../authentication/authenticator.ts';
import type { Message } from '../../../platform/mail/mailer.ts';
import type { Partner } from '../../partners/partner.ts';
import { createDeletionNotice } from './deletion-notice.ts';

const partner: Partner = {
  id: 'oidc.northgate',
  domain: 'northgate.test',
  name: 'Northgate Careers',
  issuer: 'https://id.northgate.test',
  clientId: 'tessera',
  portal: 'https://www.northgate.test/',
  api: 'https://api.northgate.test',
  origins: [],
  algorithms: ['RS256'],
};

function noticeTo(changes: Partial<Caller>, language = 'en'): Message[] {
  const messages: Message[] = [];
  const notify = createDeletionNotice(
    { post: (message) => Promise.resolve(void messages.push(message)) },
    { siteOrigin: 'https://tessera.test', partners: () => [partner] },
  );
  const caller = {
    issuer: 'https://tessera.test/identity',
    subject: '1',
    email: 'ada@example.org',
    emailVerified: true,
    isAnonymous: false,
    isFull: true,
    isCustomer: false,
    ...changes,
  };
  void notify({ caller, deletionDate: new Date('2026-12-05T23:30:00Z'), language });
  return messages;
}

test('names the date, where to keep the account, and what to do if someone else requested the deletion', () => {
  const [message] = noticeTo({});
  expect(message).toMatchObject({
    to: 'ada@example.org',
    subject: 'Your Tessera account will be deleted on December 5, 2026',
  });
  for (const body of [message!.text, message!.html]) {
    expect(body).toContain('https://tessera.test/app/profile');
    expect(body).toContain('December 5, 2026');
    expect(body).toContain('change your password');
    expect(body).not.toMatch(/\{\{|undefined/);
  }
});

test('escapes an address that contains markup', () => {
  const [message] = noticeTo({ email: '"<script>"@example.org' });
  expect(message!.html).not.toContain('<script>');
});

test('leads a partner’s customers to where they sign in', () => {
  const [message] = noticeTo({ issuer: partner.issuer });
  expect(message!.text).toContain('https://myresume.northgate.test/app/profile');
});

test('sends nothing to an account without an address', () => {
  expect(noticeTo({ email: null })).toEqual([]);
});

test('sends nothing to an address that was not confirmed, which may be a stranger’s', () => {
  expect(noticeTo({ emailVerified: false })).toEqual([]);
});
