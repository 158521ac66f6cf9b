import { devices } from '@playwright/test';
import { card, column, drag, dragByFinger, swipeUp } from './board.ts';
import { expect, expectAccessible, signUp, test } from './fixtures.ts';
import { noScripts, openMessage } from './mailbox.ts';
import { ask } from './many-blocks.ts';

const advertisement = `We bake at night.\n${'Rye, wheat and spelt. '.repeat(300)}`;

test('continues with a bookmark after the sign-in, and keeps two devices that drag one card consistent', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { email, password } = await signUp(page);
  const rows = Array.from({ length: 12 }, (_row, index) => ({ title: `Miller ${index}`, company: 'Old Mill' }));
  await ask(page, 'mutation ($rows: [JobInput!]!) { job { importJobs(rows: $rows) { id } } }', { rows });

  const context = await browser.newContext({ ...devices['iPad (gen 7) landscape'], hasTouch: true });
  const tablet = await context.newPage();
  const found = new URLSearchParams({ title: 'Baker', link: 'https://jobs.example.com/1', text: advertisement });
  await tablet.goto(`/app/jobs/track/new#${found.toString()}`);
  await tablet.getByLabel('Email').fill(email);
  await tablet.getByLabel('Password', { exact: true }).fill(password);
  await tablet.getByRole('button', { name: 'Sign in', exact: true }).tap();
  await expect(tablet.getByLabel('Job title')).toHaveValue('Baker');
  await expect(tablet.getByLabel(/^Job description/)).toHaveValue(advertisement);
  await tablet.getByRole('button', { name: 'Save' }).tap();
  await expect(card(column(tablet, 'Saved'), 'Baker')).toBeVisible();

  await page.goto('/app/jobs/track');
  await drag(page, card(page, 'Baker'), column(page, 'Interview'));
  await expect(card(column(page, 'Interview'), 'Baker')).toBeVisible();
  await expect(page.getByText('Baker moved to Interview')).toBeVisible();
  // The tablet has not received the other device's move yet.
  await dragByFinger(tablet, 'Baker', column(tablet, 'Applied'));
  await expect(
    tablet.getByText('Baker was moved in another tab or on another device, so we left it there'),
  ).toBeVisible();
  await expect(card(column(tablet, 'Interview'), 'Baker')).toBeVisible();

  const saved = column(tablet, 'Saved');
  const scrollPosition = (): Promise<number> =>
    saved.evaluate((region) => Math.max(...[...region.querySelectorAll('div')].map(({ scrollTop }) => scrollTop)));
  await swipeUp(tablet, saved);
  await expect.poll(scrollPosition).toBeGreaterThan(50);
  await expect(tablet.getByRole('article')).toHaveCount(13);

  const title = (await saved.getByRole('heading', { level: 3 }).last().textContent()) ?? '';
  await card(tablet, title).scrollIntoViewIfNeeded();
  await dragByFinger(tablet, title, column(tablet, 'Screening'));
  await expect(tablet.getByText(`${title} moved to Screening`)).toBeVisible();
  await expectAccessible(tablet);
  await tablet.screenshot({ path: 'e2e/results/jobs-board-tablet.png' });
  // The person returns to the other device.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(card(column(page, 'Screening'), title)).toBeVisible();
  await context.close();
});

test('subscribes a calendar to due dates until its link is turned off, and confirms a daily email', async ({
  page,
  context,
  request,
  watch,
}) => {
  watch.expectProblems(noScripts);
  const { email } = await signUp(page);
  const row = { title: 'Baker', company: 'Northside Bread', nextStep: 'Call Ana', nextStepOn: '2030-05-01' };
  await ask(page, 'mutation ($rows: [JobInput!]!) { job { importJobs(rows: $rows) { id } } }', { rows: [row] });
  await page.goto('/app/jobs/track');
  const open = async (entry: string): Promise<void> => {
    await page.getByRole('button', { name: 'Import and export' }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await open('Subscribe in your calendar');
  const feed = page.getByRole('dialog', { name: 'Subscribe in your calendar' });
  await feed.getByRole('button', { name: 'Create link' }).click();
  const address = await feed.getByLabel('Private link').inputValue();
  const calendar = await request.get(address);
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  expect((await calendar.text()).replaceAll('\r\n ', '')).toMatch(/SUMMARY:.*Call Ana/);
  await expectAccessible(page);
  await feed.getByRole('button', { name: 'Turn off' }).click();
  await expect(feed.getByLabel('Private link')).toHaveCount(0);
  expect((await request.get(address)).status()).toBe(404);
  await feed.getByRole('button', { name: 'Done' }).click();

  await open('Daily email');
  const digest = page.getByRole('dialog', { name: 'Daily email' });
  await digest.getByRole('button', { name: 'Turn on' }).click();
  await expect(digest.getByText(`We sent a confirmation email to ${email}`)).toBeVisible();
  const mail = await openMessage(context, email, 'Confirm your daily email');
  await mail.goto((await mail.locator('pre a[href*="/digest/"]').first().getAttribute('href')) ?? '');
  await mail.getByRole('button', { name: 'Yes, email me' }).click();
  await expect(mail.getByText(`We’ll email ${email}`)).toBeVisible();
  await digest.getByRole('button', { name: 'Done' }).click();
  await open('Daily email');
  await expect(digest.getByText(`Your daily email goes to ${email}`)).toBeVisible();
});
