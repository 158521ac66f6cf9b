import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, newPerson, signUp, test } from './fixtures.ts';
import { importSample } from './import-a-resume.ts';
import { mailbox, noScripts, openMessage } from './mailbox.ts';
import { askForLink, newestLink } from './new-password.ts';

const newPassword = 'window orchard teapot';

async function signInWith(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('resets a forgotten password by an emailed link, and ends old sessions', async ({
  page,
  context,
  browser,
  watch,
}) => {
  watch.expectProblems(/Failed to load resource/);
  watch.expectProblems(noScripts);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  let refreshToken = '';
  other.on('response', (response) => {
    if (!response.url().endsWith('/identity/token') || !response.ok()) return;
    void response.json().then((tokens: { refresh_token: string }) => (refreshToken = tokens.refresh_token));
  });
  const person = await signUp(other);
  await expect.poll(() => refreshToken).not.toBe('');

  await askForLink(page, person.email, '/login');
  const link = await newestLink(context, person.email);
  const requested: string[] = [];
  page.on('request', (request) => {
    requested.push(`${request.url()} ${request.headers()['referer'] ?? ''}`);
  });
  await page.goto(link);
  await expect(page).toHaveURL('/reset-password');
  await page.getByRole('textbox', { name: 'New password' }).fill(newPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your new password is saved')).toBeVisible();
  const token = new URL(link).hash.slice('#token='.length);
  // Chromium reports the fragment to the debugging protocol but does not send it, so only the page request itself may
  // contain it there.
  expect(requested.filter((line) => line.replace(link, '').includes(token))).toEqual([]);

  const answer = await other.request.post('/identity/token', {
    form: { client_id: 'tessera-web', grant_type: 'refresh_token', refresh_token: refreshToken },
  });
  expect([answer.status(), ((await answer.json()) as { error: string }).error]).toEqual([400, 'invalid_grant']);
  await elsewhere.close();

  await signInWith(page, person.email, person.password);
  await expect(page.getByText('Your email or password is incorrect')).toBeVisible();
  await signInWith(page, person.email, newPassword);
  await expect(page).toHaveURL(/\/app\/resumes$/);

  // The owner of the address is notified and can get back in if another person made the change.
  const told = await openMessage(context, person.email, 'Your Tessera password was changed');
  await expect(told.locator('pre a[href$="/forgot-password"]')).toBeVisible();
  await told.close();

  const again = await context.newPage();
  await again.goto(link);
  await expect(again.getByText('This link doesn’t work anymore')).toBeVisible();
  await again.getByRole('link', { name: 'Get a new link' }).click();
  await expect(again).toHaveURL('/forgot-password');
});

test('asks a person signed in here to sign in with the new password', async ({ page, context, watch }) => {
  watch.expectProblems(noScripts);
  const person = await signUp(page);
  await askForLink(page, person.email, '/forgot-password');
  await page.goto(await newestLink(context, person.email));
  await page.getByRole('textbox', { name: 'New password' }).fill(newPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await signInWith(page, person.email, newPassword);
  await expect(page).toHaveURL(/\/app\/resumes$/);
});

test('opens the link of the HTML message in a new tab', async ({ page, context, watch }) => {
  watch.expectProblems(noScripts);
  const person = newPerson();
  await signUp(page, person);
  await askForLink(page, person.email, '/forgot-password');
  const mail = await openMessage(context, person.email, 'Reset your Tessera password');
  const opened = context.waitForEvent('page');
  await mail.frameLocator('iframe').getByRole('link', { name: 'Choose a new password' }).click();
  const target = await opened;
  await expect(target.getByLabel('New password')).toBeVisible();
  await expect(target).toHaveURL('/reset-password');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`gives the owner of an address an account without what another person left there, ${colorScheme}`, async ({
    page,
    context,
    browser,
    watch,
  }) => {
    watch.expectProblems(noScripts);
    watch.expectProblems(/Failed to load resource/);
    const elsewhere = await browser.newContext();
    const squatter = await elsewhere.newPage();
    const person = await signUp(squatter);
    await importSample(squatter);
    await squatter.getByRole('button', { name: 'Share' }).click();
    const dialog = squatter.getByRole('dialog', { name: 'Share this résumé' });
    await dialog.getByRole('button', { name: 'Create a link' }).click();
    await dialog.getByLabel('Who it’s for').fill('Pied Piper');
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const link = await dialog.getByRole('textbox', { name: 'Link: Pied Piper' }).inputValue();

    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await askForLink(page, person.email, '/login');
    await page.goto(await newestLink(context, person.email));
    const question = page.getByRole('radiogroup', { name: 'Is this account yours?' });
    await expect(question).toBeVisible();
    await expect(page.getByText(/The account contains 1 résumé and \d+ blocks/)).toBeVisible();
    await expect(page.getByRole('checkbox', { name: '1 share link' })).toBeChecked();
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const folder = process.env['SCREENSHOTS'];
      if (folder) await page.screenshot({ path: `${folder}/owner-${colorScheme}-${width}.png`, fullPage: true });
    }
    // By keyboard alone, from the top of the page.
    await question.getByRole('radio', { name: 'No, start with an empty account' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name: 'New password' })).toBeFocused();
    await page.keyboard.type(newPassword);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/login');
    await signInWith(page, person.email, newPassword);
    await expect(page).toHaveURL(/\/app\/resumes$/);
    await expect(page.getByText('Richard Hendriks')).toHaveCount(0);

    const visitor = await context.newPage();
    await visitor.goto(link);
    await expect(visitor).toHaveURL(/\/oops$/);
    // The squatter's open tab is signed out with its next request, and their password opens nothing.
    await squatter.reload();
    await expect(squatter).toHaveURL(/\/login/);
    await signInWith(squatter, person.email, person.password);
    await expect(squatter.getByText('Your email or password is incorrect')).toBeVisible();
    await elsewhere.close();
  });

  test(`keeps the pages accessible and fitting, ${colorScheme}`, async ({ page, context, watch }) => {
    watch.expectProblems(/Failed to load resource/);
    watch.expectProblems(noScripts);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const inspect = async (name: string, shown: Page = page): Promise<void> => {
      for (const width of [1280, 390]) {
        await shown.setViewportSize({ width, height: 844 });
        await expectAccessible(shown);
        await expectNoSidewaysScroll(shown);
        const folder = process.env['SCREENSHOTS'];
        if (folder) await shown.screenshot({ path: `${folder}/${name}-${colorScheme}-${width}.png` });
      }
    };
    await page.goto('/forgot-password');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await inspect('forgot');
    await page.getByLabel('Email').fill(`a.rather.long.address.of.somebody.${Date.now()}@example.com`);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await inspect('asked');
    await page.goto('/reset-password');
    await expect(page.getByText('This link is incomplete')).toBeVisible();
    await inspect('incomplete');
    await page.goto(`/reset-password#token=${'x'.repeat(43)}`);
    await expect(page.getByText('This link doesn’t work anymore')).toBeVisible();
    await inspect('invalid');

    const mail = await context.newPage();
    await mail.emulateMedia({ colorScheme });
    await mail.goto(mailbox);
    await expect(mail.getByRole('heading', { level: 1 })).toBeVisible();
    await inspect('mailbox', mail);
    const first = mail.getByRole('listitem').filter({ hasText: 'Reset your Tessera password' }).first();
    if (await first.isVisible()) {
      await first.getByRole('link').click();
      const frame = mail.frameLocator('iframe');
      await expect(frame.getByRole('link', { name: 'Choose a new password' })).toBeVisible();
      // Axe cannot look into a frame without scripts.
      await mail.locator('iframe').evaluate((element) => element.remove());
      await inspect('message', mail);
    }
  });
}
