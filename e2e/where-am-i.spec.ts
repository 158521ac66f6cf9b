import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './fixtures.ts';
import { importSample } from './import-a-resume.ts';

test('tells pages apart by their titles', async ({ page }) => {
  await signUp(page);
  await expect(page).toHaveTitle('My résumés · Tessera');
  await importSample(page);
  const title = (await page.getByLabel('Title').inputValue()).trim();
  await expect(page).toHaveTitle(`${title} · Tessera`);
  await page.getByLabel('Title').fill('For Northside');
  await expect(page).toHaveTitle('For Northside · Tessera');
  await page.getByRole('link', { name: 'My résumés' }).click();
  await expect(page).toHaveTitle('My résumés · Tessera');
  await page.getByRole('link', { name: 'Work experience' }).click();
  await expect(page).toHaveTitle('Work experience · Tessera');
  await page.getByRole('main').getByRole('link', { name: 'Add a job' }).first().click();
  await expect(page).toHaveTitle('Add a job · Tessera');
});

test('keeps the navigation at an address of the app that does not exist', async ({ page }) => {
  await signUp(page);
  await page.goto('/app/resume');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.getByRole('link', { name: 'Tessera, my résumés' }).click();
  await expect(page).toHaveURL(/\/app\/resumes$/);
});

test('after signing out, leads the next person to the start, not to where the last one was', async ({
  page,
  watch,
}) => {
  // The page may still ask for the person's devices when the session ends.
  watch.expectProblems(/401 \(Unauthorized\).*\/identity\/devices/);
  await signUp(page);
  await page.goto('/app/profile');
  await page.getByRole('button', { name: /^Edit contact info for/ }).click({ button: 'right' });
  await expect(page).toHaveURL(/\/login$/);
  // Without a session, the address that was asked for is still where signing in leads.
  await page.goto('/app/profile');
  await expect(page).toHaveURL(/\/login\?next=%2Fapp%2Fprofile$/);
});

test('shows visitors what the plans are, and leads to sign-in and back', async ({ page }) => {
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/app/upgrade#code=7K3M-AAAA-AAAA-AAAA');
    await expect(page.getByRole('region', { name: 'Plus', exact: true })).toContainText('$');
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await page.getByRole('link', { name: 'Sign in to redeem it' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('Email').fill(`visitor-${Date.now()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('harbour lantern quilt');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/app\/upgrade#code=/);
  await expect(page.getByLabel('Gift code')).toHaveValue('7K3M-AAAA-AAAA-AAAA');
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});
