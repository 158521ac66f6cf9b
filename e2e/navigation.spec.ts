import { expect, expectAccessible, signUp, test } from './fixtures.ts';

test('shows the side navigation: 248 px, groups, the active item, hidden in the builder', async ({ page }) => {
  await signUp(page);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  // The page's content begins where the navigation's 248 px end (product.md §2).
  expect((await page.getByRole('main').boundingBox())?.x).toBe(248);
  const group = navigation.getByRole('button', { name: 'Résumés' });
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await expect(navigation.getByRole('link', { name: 'My résumés' })).toHaveAttribute('aria-current', 'page');
  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await group.click();
  await navigation.getByRole('link', { name: 'Education' }).click();
  await expect(page).toHaveTitle(/Education.*Tessera/);
  await expect(navigation.getByRole('link', { name: 'Education' })).toHaveAttribute('aria-current', 'page');
  await page.goto('/app/resumes/edit/new');
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible();
  await expect(navigation).toHaveCount(0);
});

test('keeps a group that a person opened open after a reload, and the active bar inside its item', async ({ page }) => {
  await signUp(page);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const letters = navigation.getByRole('button', { name: 'Cover letters' });
  await letters.click();
  await page.reload();
  await expect(letters).toHaveAttribute('aria-expanded', 'true');
  await expect(navigation.getByRole('link', { name: 'My letters' })).toBeVisible();
  const bar = await navigation
    .getByRole('link', { name: 'My résumés' })
    .evaluate((link) => getComputedStyle(link, '::before').insetInlineStart);
  expect(bar).toBe('0px');
});

test('says that the network is gone, and hides that once it is back', async ({ page, context, watch }) => {
  watch.expectProblems(/ERR_INTERNET_DISCONNECTED/);
  const loaded = page.waitForResponse((answer) => answer.url().includes('offline-notice'));
  await signUp(page);
  await (await loaded).finished();
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'You’re offline.' })).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText('You’re offline.')).toBeHidden();
});

test('sizes controls by the pointer, unless a person chooses a density', async ({ page }) => {
  await signUp(page);
  const account = page.getByRole('button', { name: 'Account and help' });
  const height = async (): Promise<number | undefined> => (await account.boundingBox())?.height;
  expect(await height()).toBe(32);
  await account.click();
  await page.getByText('Comfortable', { exact: true }).click();
  await expect.poll(height).toBe(44);
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(height).toBe(44);
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('automatic');
  await page.keyboard.press('Enter');
  await expect.poll(height).toBe(32);
});

test('shows the navigation as a drawer behind a top bar on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  await expect(page.getByRole('link', { name: 'Education' })).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Education' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Education' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('opens the contact dialog in save-only mode from the profile button, by keyboard too', async ({ page }) => {
  await signUp(page);
  const profile = page.getByRole('button', { name: /^Edit contact info/ });
  await profile.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit Contact Info' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save & Update Profile' })).toHaveCount(0);
  await dialog.getByLabel('First Name').fill('Grace');
  await dialog.getByLabel('Last Name').fill('Hopper');
  await dialog.getByLabel('Phone').pressSequentially('19125554321');
  await expect(dialog.getByLabel('Phone')).toHaveValue('+1 (912) 555-4321');
  await dialog.getByLabel('Zip Code').pressSequentially('123456789');
  await expect(dialog.getByLabel('Zip Code')).toHaveValue('12345-6789');
  await dialog.getByLabel('Email').fill('not an address');
  await dialog.getByLabel('City').focus();
  await expect(dialog.getByText('Please enter a valid email')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByLabel('Email').fill('grace@example.com');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Edit contact info for Grace Hopper' })).toBeFocused();
});

test('signs out on a right-click on the profile button', async ({ page }) => {
  await signUp(page);
  await page.getByRole('button', { name: /^Edit contact info/ }).click({ button: 'right' });
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/app/resumes');
  await expect(page).toHaveURL(/\/login\?next=/);
});
