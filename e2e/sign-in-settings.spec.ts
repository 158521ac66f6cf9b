import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, newPerson, signUp, test } from './fixtures.ts';
import { noScripts, openMessage } from './mailbox.ts';

const newPassword = 'window orchard teapot';

const section = (page: Page) => page.getByRole('region', { name: 'Sign-in' });

/** Returns the link of the newest message with that subject. */
async function linkIn(context: BrowserContext, email: string, subject: string): Promise<string> {
  const mail = await openMessage(context, email, subject);
  const link = (await mail.locator('pre a[href*="/confirm-email#token="]').getAttribute('href')) ?? '';
  await mail.close();
  return link;
}
const confirmation = 'Confirm your email for Tessera';

async function signInWith(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('confirms the address of a new account here, and elsewhere with its password only', async ({
  page,
  context,
  browser,
  watch,
}) => {
  watch.expectProblems(noScripts);
  watch.expectProblems(/status of 40[01]/);
  const person = await signUp(page);
  await page.goto('/app/profile');
  await expect(section(page).getByText('Not confirmed')).toBeVisible();
  const link = await linkIn(context, person.email, confirmation);

  const elsewhere = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await elsewhere.newPage();
  await phone.goto(link);
  await expect(phone).toHaveURL('/confirm-email');
  await expect(phone.getByRole('heading', { name: 'Enter your password' })).toBeVisible();
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  const folder = process.env['SCREENSHOTS'];
  if (folder) await phone.screenshot({ path: `${folder}/confirm-password-390.png` });
  await phone.keyboard.type('not the password');
  await phone.keyboard.press('Enter');
  await expect(phone.getByText('That password isn’t right')).toBeVisible();
  await elsewhere.close();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  if (folder) await page.screenshot({ path: `${folder}/confirmed-1280.png` });
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/app\/resumes$/);
  await page.goto('/app/profile');
  await expect(section(page).getByText('Confirmed', { exact: true })).toBeVisible();
});

test('changes the email by a link to the new one, which the reader of the old one can undo', async ({
  page,
  context,
  watch,
}) => {
  watch.expectProblems(noScripts);
  watch.expectProblems(/status of 40[01]/);
  const person = await signUp(page);
  await page.goto(await linkIn(context, person.email, confirmation));
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();

  const { email } = newPerson();
  await page.goto('/app/profile');
  await section(page).getByRole('button', { name: 'Change email' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change email' });
  await dialog.getByLabel('New email').fill(email);
  await dialog.getByLabel('Your password').fill(person.password);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`We’ve sent a link to ${email}`)).toBeVisible();
  await page.goto(await linkIn(context, email, confirmation));
  await expect(page.getByText(`You sign in with ${email}.`)).toBeVisible();

  const undo = await linkIn(context, person.email, 'Your Tessera sign-in email was changed');
  await page.goto(undo);
  await expect(page.getByRole('heading', { name: 'The change is undone' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Choose a new password' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await signInWith(page, email, person.password);
  await expect(page.getByText('Your email or password is incorrect')).toBeVisible();
});

test('changes the password, stays signed in here, and signs out everywhere else', async ({ page, browser, watch }) => {
  watch.expectProblems(/Failed to load resource/);
  const person = await signUp(page);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signInWith(other, person.email, person.password);
  await expect(other).toHaveURL(/\/app\/resumes$/);

  await page.goto('/app/profile');
  await section(page).getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByLabel('Current password').fill('not the password');
  await dialog.getByLabel('New password').fill(newPassword);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('That password isn’t right')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Current password').fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your password is changed')).toBeVisible();

  await other.reload();
  await expect(other).toHaveURL(/\/login/);
  await page.reload();
  await expect(section(page).getByRole('button', { name: 'Change password' })).toBeVisible();
  await signInWith(other, person.email, newPassword);
  await expect(other).toHaveURL(/\/app\/resumes$/);
  await elsewhere.close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`keeps the section and its dialogs accessible and fitting, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await signUp(page);
    await page.goto('/app/profile');
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await section(page).scrollIntoViewIfNeeded();
      await expect(section(page).getByText('Not confirmed')).toBeVisible();
      for (const name of ['Change email', 'Change password']) {
        await section(page).getByRole('button', { name }).click();
        await expect(page.getByRole('dialog', { name })).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        const folder = process.env['SCREENSHOTS'];
        if (folder) await page.screenshot({ path: `${folder}/${name.replace(' ', '-')}-${colorScheme}-${width}.png` });
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      const folder = process.env['SCREENSHOTS'];
      if (folder) await page.screenshot({ path: `${folder}/sign-in-section-${colorScheme}-${width}.png` });
    }
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`reminds of the confirmation from the second day on, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await signUp(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Confirm your email')).toHaveCount(0);
    await page.evaluate((key) => {
      const reminder = JSON.parse(localStorage.getItem(key) ?? 'null') as { subject: string };
      localStorage.setItem(key, JSON.stringify({ ...reminder, from: Date.now() }));
    }, 'tessera.email-reminder');
    await page.reload();
    const dismiss = page.getByRole('button', { name: 'Remind me in a week' });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(dismiss).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const folder = process.env['SCREENSHOTS'];
      if (folder) await page.screenshot({ path: `${folder}/reminder-${colorScheme}-${width}.png` });
    }
    await dismiss.focus();
    await page.keyboard.press('Enter');
    await expect(dismiss).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(dismiss).toHaveCount(0);
  });
}
