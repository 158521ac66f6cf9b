import type { Locator, Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './fixtures.ts';
import { askForLink, newestLink } from './new-password.ts';
import { addAuthenticator } from './virtual-authenticator.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Sign-in' });

async function signOut(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
}

/** Takes pictures in both color schemes and at both widths, if a folder for them is set. */
async function picture(page: Page, name: string, what?: Locator): Promise<void> {
  const folder = process.env['SCREENSHOTS'];
  if (!folder) return;
  const size = page.viewportSize();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
      await what?.scrollIntoViewIfNeeded();
      await page.screenshot({ path: `${folder}/${name}-${colorScheme}-${width}.png` });
    }
  }
  await page.emulateMedia({ colorScheme: null });
  if (size) await page.setViewportSize(size);
}

async function enterPassword(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

test('adds passkeys by keyboard, signs in with one, and removes it', async ({ page, watch }) => {
  watch.expectProblems(/status of 40[0-9]/);
  const person = await signUp(page);
  const authenticator = await addAuthenticator(page);
  await page.goto('/app/profile');
  await section(page).getByRole('button', { name: 'Add a passkey' }).press('Enter');
  const adding = page.getByRole('dialog', { name: 'Add a passkey' });
  await expect(adding.getByLabel('Name')).toBeFocused();
  await picture(page, 'passkey-dialog');
  await expectAccessible(page);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('My laptop');
  await page.keyboard.press('Tab');
  await page.keyboard.type('not my password');
  await page.keyboard.press('Enter');
  await expect(adding.getByText('That password isn’t right')).toBeVisible();
  await expect(adding.getByLabel('Name')).toHaveValue('My laptop');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your passkey is ready')).toBeVisible();
  expect(await authenticator.count()).toBe(1);
  await expect(section(page).getByText('My laptop')).toBeVisible();
  await expect(section(page).getByText(/Not used yet/)).toBeVisible();

  // The same device has one already.
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog').getByLabel('Your password').fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('This device already has a passkey for you')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(adding).toBeHidden();
  await picture(page, 'sign-in-section', section(page));

  await signOut(page);
  await picture(page, 'sign-in-page');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).press('Enter');
  await expect(page).toHaveURL(/\/app\/resumes/);
  await page.goto('/app/profile');
  await expect(section(page).getByText(/Last used/)).toBeVisible();

  await section(page).getByRole('button', { name: 'Rename My laptop' }).click();
  await page.getByRole('dialog', { name: 'Rename passkey' }).getByLabel('Name').fill('Old laptop');
  await page.keyboard.press('Enter');
  await section(page).getByRole('button', { name: 'Remove Old laptop' }).click();
  await page.getByRole('dialog', { name: 'Remove passkey' }).getByLabel('Your password').fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('The passkey is removed')).toBeVisible();
  await expect(section(page).getByText('Old laptop')).toBeHidden();

  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('This passkey no longer works here');
  await page.getByLabel('Email').fill(person.email);
});

test('keeps what was typed when no passkey was used', async ({ page, watch }) => {
  watch.expectProblems(/status of 40[0-9]/);
  const authenticator = await addAuthenticator(page);
  await authenticator.setPresent(false);
  await page.goto('/login');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('No passkey was used', { timeout: 75_000 });
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.org');
});

test('asks for a code of the app, takes a recovery code, and turns off', async ({ page, watch }) => {
  watch.expectProblems(/status of 4[0-9]{2}/);
  const person = await signUp(page);
  await page.goto('/app/profile');
  await section(page).getByRole('button', { name: 'Set up' }).press('Enter');
  await expect(
    page.getByRole('dialog', { name: 'Set up an authenticator app' }).getByLabel('Your password'),
  ).toBeFocused();
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  const code = dialog.getByLabel('Code from the app');
  await expect(code).toBeFocused();
  await expect(dialog.getByText('Please enter the code.')).toBeHidden();
  await picture(page, 'authenticator-dialog');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const address = (await dialog.getByRole('link', { name: 'Open in an app' }).getAttribute('href')) ?? '';
  const secret = new URL(address).searchParams.get('secret') ?? '';
  // An app of another author reads the same address.
  const app = new TOTP({ secret });
  await page.keyboard.type('000 000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('That code isn’t right')).toBeVisible();
  const first = app.generate();
  await page.keyboard.type(first);
  await page.keyboard.press('Enter');
  const codes = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await picture(page, 'recovery-codes');
  await expectAccessible(page);
  const recovery = await codes.getByRole('listitem').first().innerText();
  await codes.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(section(page).getByText('10 recovery codes left')).toBeVisible();
  await picture(page, 'authenticator-section', section(page));

  await signOut(page);
  await enterPassword(page, person.email, person.password);
  const asked = page.getByLabel('Code from your authenticator app');
  await expect(asked).toBeFocused();
  await picture(page, 'code-step');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // Each code works once.
  await page.keyboard.type(first);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(/has been used|isn’t right/);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(page.getByLabel('Recovery code')).toBeFocused();
  await page.keyboard.type(recovery);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/resumes/);

  await page.goto('/app/profile');
  await expect(section(page).getByText('9 recovery codes left')).toBeVisible();
  await section(page).getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('dialog').getByLabel('Your password').fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your authenticator app is turned off')).toBeVisible();
  await signOut(page);
  await enterPassword(page, person.email, person.password);
  await expect(page).toHaveURL(/\/app\/resumes/);
});

test('removes passkeys with a forgotten password, unless they are kept', async ({ page, context, watch }) => {
  watch.expectProblems(/status of 40[0-9]/);
  watch.expectProblems(/'script-src' 'none'|allow-scripts/);
  const person = await signUp(page);
  await addAuthenticator(page);
  await page.goto('/app/profile');
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog').getByLabel('Your password').fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your passkey is ready')).toBeVisible();

  let link = '';
  const reset = async (password: string, keep: boolean): Promise<void> => {
    await signOut(page);
    await askForLink(page, person.email, '/forgot-password');
    let next = link;
    await expect(async () => {
      next = await newestLink(context, person.email);
      expect(next).not.toBe(link);
    }).toPass();
    link = next;
    await page.goto(link);
    await page.getByRole('textbox', { name: 'New password' }).fill(password);
    const passkey = page.getByRole('checkbox', { name: /Your passkey/ });
    await expect(passkey).toBeChecked();
    await picture(page, 'reset-with-passkey');
    await expectAccessible(page);
    if (keep) await passkey.press('Space');
    await page.getByRole('textbox', { name: 'New password' }).press('Enter');
    await expect(page).toHaveURL('/login');
  };
  const usePasskey = () => page.getByRole('button', { name: 'Sign in with a passkey' }).click();

  await reset('walnut harbour quilting', true);
  await usePasskey();
  await expect(page).toHaveURL(/\/app\/resumes/);

  await reset('walnut harbour quilting again', false);
  await usePasskey();
  await expect(page.getByText('This passkey no longer works here')).toBeVisible();
});
