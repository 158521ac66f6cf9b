/** Renders all texts of the server in the pseudo-locale that is generated from English: no English text may be left. */
import type { KoaContextWithOIDC } from 'oidc-provider';
import { dayOf } from '../../shared/documents/jobs/plain-day.ts';
import { noSearch } from '../../shared/documents/postings/posting-search.ts';
import { outsideBrackets, textsOfHtml } from '../../tooling/testing/outside-brackets.ts';
import { deletionMessage } from '../domain/accounts/deletion/deletion-message.ts';
import { readme } from '../domain/account-export/readme.ts';
import { type CalendarJob, jobCalendar } from '../domain/jobs/calendar/job-calendar.ts';
import type { PlanOrderRow } from '../platform/database/schema/index.ts';
import { confirmationMessage } from '../domain/digests/confirmation-message.ts';
import { digestKinds } from '../domain/digests/digest-kinds.ts';
import { renderError, renderSignedOut, renderSignOutQuestion } from '../api/identity/pages.ts';
import { changedMessage } from '../api/identity/password-reset/changed-message.ts';
import { resetMessage } from '../api/identity/password-reset/reset-message.ts';
import { digestMessage } from '../domain/digests/job-digest/digest-message.ts';
import type { Message } from '../platform/mail/mailer.ts';
import { giftMessage, receiptMessage, refusedMessage } from '../domain/plans/gifts/gift-messages.ts';
import { defaultOffer } from '../domain/plans/offer.ts';
import { confirmationPage, noOrderPage } from '../api/plan-pages/pages/confirmation.ts';
import { giftFormPage } from '../api/plan-pages/pages/gift-form.ts';
import { readGiftForm } from '../api/plan-pages/pages/read-gift-form.ts';
import { sandboxPage } from '../api/plan-pages/pages/sandbox-page.ts';
import { searchMessage } from '../domain/digests/search-digest/search-message.ts';
import { laterPage, lockedPage } from '../api/share-pages/page/plain-pages.ts';

const language = 'qps';
const origin = 'https://tessera.test';
const email = 'ada@example.org';
const now = new Date('2026-12-05T12:00:00Z');
/** What people wrote, names, and what `Intl` formats in English. */
const untranslated = [
  'Tessera',
  email,
  origin,
  'Ada',
  'Grace',
  'Boatbuilder',
  'Harbour',
  'December',
  'Saturday',
  'UTC',
  'PM',
  'en',
];

const order: PlanOrderRow = {
  ...{ id: '1', reference: 'r', once: 'o', kind: 'gift', state: 'paid', isSandbox: true, ...defaultOffer, language },
  ...{
    session: null,
    accountId: null,
    giverName: 'Ada',
    giverEmail: email,
    recipientName: 'Grace',
    message: 'Harbour',
  },
  ...{ recipientEmail: email, deliverAt: now, delivery: 'sent', codeHash: null, codeExpiresAt: null, redeemedAt: null },
  ...{ paidAt: now, createdAt: now },
};
const place = { language, origin, stopAddress: `${origin}/digest/1/2`, email };
const job: CalendarJob = {
  ...{ id: '1', version: 1, title: 'Boatbuilder', company: 'Harbour', location: null, updatedAt: now, nextStep: null },
  tasks: [],
  stage: 'saved',
  deadline: dayOf(now),
  nextStepOn: dayOf(now),
  interviews: [
    { id: 'i', kind: null, at: now.toISOString(), timeZone: 'UTC', minutes: 30, people: 'Grace', notes: null },
  ],
};
const found = {
  ...{ name: 'Harbour', search: noSearch, sort: 'newest' as const, count: 50, isMore: true },
  postings: [
    { title: 'Boatbuilder', company: 'Harbour', location: null },
    { title: 'Boatbuilder', company: 'Harbour', location: 'Harbour' },
  ],
};

const messages: Readonly<Record<string, Message | undefined>> = {
  reset: resetMessage(origin, { email, token: 'x', language }),
  changed: changedMessage(origin, { email, at: now, language }),
  deletion: deletionMessage({ email, language, deletionDate: now, origin }),
  gift: giftMessage(order, { code: 'AAAAAAAAAAAAAAAA', siteOrigin: origin }),
  receipt: receiptMessage(order, origin),
  'paid receipt': receiptMessage({ ...order, isSandbox: false }, origin),
  own: receiptMessage({ ...order, kind: 'own' }, origin),
  refused: refusedMessage({ ...order, giverName: null, recipientName: null }, origin),
  'jobs due': digestMessage({ ...place, items: Array.from({ length: 21 }, () => 'Harbour'), today: dayOf(now) }),
  'jobs found': searchMessage({ ...place, found: [found] }),
  'jobs due?': confirmationMessage(digestKinds.jobs, { ...place, address: place.stopAddress }),
  'jobs found?': confirmationMessage(digestKinds.searches, { ...place, address: place.stopAddress }),
};

test.each(Object.entries(messages))('translates the message: %s', (_name, message) => {
  const { subject, text, html } = message!;
  expect(html).toContain('<html lang="qps">');
  // Addresses are the same in every language.
  const untranslatedHere = [...(text.match(/https:[^\s\]]+/g) ?? []), ...untranslated];
  for (const said of [subject, text, textsOfHtml(html)]) expect(outsideBrackets(said, untranslatedHere)).toEqual([]);
});

const context = (): KoaContextWithOIDC =>
  ({ headers: { 'accept-language': language } }) as unknown as KoaContextWithOIDC;

function render(draw: (ctx: KoaContextWithOIDC) => void): string {
  const ctx = context();
  draw(ctx);
  return String(ctx.body);
}

const form = { language, offer: defaultOffer, isSandbox: true, origin, now };
const wrong = readGiftForm(new URLSearchParams({ giverName: 'www.a.com', message: 'www.a.com' }), language, now);
const view = { language, now };
const pages: Readonly<Record<string, string>> = {
  'sign-in failed': render((ctx) => renderError(ctx, { error: 'Harbour' })),
  'sign out?': render((ctx) => renderSignOutQuestion(ctx, '<form></form>')),
  'signed out': render(renderSignedOut),
  locked: lockedPage('/r/x', language).content.source,
  'locked, wait': lockedPage('/r/x', language, { kind: 'wrong' }).content.source,
  busy: laterPage('/r/x', language, 'busy').content.source,
  unfinished: laterPage('/r/x', language, 'unfinished').content.source,
  gift: giftFormPage(form).content.source,
  'gift, wrong': giftFormPage({ ...form, ...(!wrong.ok && { sent: wrong }) }).content.source,
  sandbox: sandboxPage(order, language).content.source,
  'no order': noOrderPage(language).content.source,
  'gift sent': confirmationPage(order, view).parts.content.source,
  'gift refused': confirmationPage({ ...order, delivery: 'refused' }, view).parts.content.source,
  'gift waits': confirmationPage({ ...order, state: 'waiting' }, view).parts.content.source,
};

test.each(Object.entries(pages))('translates the page: %s', (_name, html) => {
  expect(outsideBrackets(textsOfHtml(html), ['www.a.com', ...untranslated])).toEqual([]);
});

test('translates the calendar and the description of an export', () => {
  const calendar = jobCalendar([job], { origin, language }).replaceAll('\r\n ', '');
  const said = calendar.match(/(?<=^(?:SUMMARY|DESCRIPTION|X-WR-CALNAME|NAME):).*$/gm) ?? [];
  expect(said.length).toBeGreaterThanOrEqual(4);
  const address = `${origin}/app/jobs/track/1`;
  expect(outsideBrackets(said.join('\n').replaceAll('\\n', '\n'), [address, ...untranslated])).toEqual([]);
  const { bytes } = readme({
    ...{ language, now, headshot: 'headshot.jpg', missing: ['a.pdf'], hasResumes: true, hasLetters: true },
    ...{
      hasSignIn: true,
      hasLinks: true,
      hasJobs: true,
      hasPeople: true,
      hasEmailTemplates: true,
      hasSearches: true,
      hasRanking: true,
      hasPlanOrders: true,
    },
  });
  expect(outsideBrackets(Buffer.from(bytes).toString('utf8'), ['a.pdf'])).toEqual([]);
});
