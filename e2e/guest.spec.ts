import type { Page } from '@playwright/test';
import { everyBrowser } from './browsers.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, newPerson, signUp, test } from './fixtures.ts';

async function tryIt(page: Page, address = '/login'): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Try Tessera without an account' }).click();
  await expect(page).toHaveURL(/\/app\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'You’re using a guest account' });

async function addBlock(page: Page, name: string): Promise<void> {
  await page.goto('/app/events/skills/new');
  await page.getByLabel('Group name').fill('Arts');
  await page.getByRole('textbox', { name: 'Skill 1' }).fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL('/app/events/skills');
  await expect(page.getByText(name)).toBeVisible();
}

async function keepWork(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await notice(page).getByRole('button', { name: 'Keep your work' }).click();
  const dialog = page.getByRole('dialog', { name: 'Keep your work' });
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Keep my work' }).click();
}

test(
  'lets a guest create a block, keep it with a password, and find it after signing out and in',
  everyBrowser,
  async ({ page }) => {
    const person = newPerson();
    await tryIt(page, '/login?next=%2Fapp%2Fevents%2Fskills');
    await expect(page).toHaveURL('/app/events/skills');
    await addBlock(page, 'Juggling');
    await keepWork(page, person);
    await expect(page.getByText(`From now on, sign in as ${person.email}.`)).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Keep your work' })).toHaveCount(0);
    await expect(page.getByText('Juggling')).toBeVisible();

    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/login/);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/app/resumes');
    await page.goto('/app/events/skills');
    await expect(page.getByText('Juggling')).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  },
);

test('shows a visitor on a phone the page first, and leads from sharing to an account', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/try');
  await expect(page.getByRole('button', { name: 'Page', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.pages-view')).toContainText('Alex Sample');
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Keep your work' });
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await expectAccessible(page);
});

test('opens a sample from the landing page, which is kept or deleted in one click', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Try it now' }).first().click();
  await expect(page).toHaveURL(/\/app\/resumes\/edit\/[0-9a-f-]{36}$/);
  const line = page.getByRole('status').filter({ hasText: 'This is a sample' });
  await expect(line).toBeVisible();
  await expect(page.locator('.pages-view')).toContainText('Alex Sample');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  await line.getByRole('button', { name: 'Delete sample' }).click();
  await expect(page).toHaveURL('/app/resumes');
  await expect(page.getByText('Sample résumé')).toHaveCount(0);
  await page.goto('/app/events/work');
  await expect(notice(page)).toBeVisible();
  await expect(page.getByText('Example Bakery')).toHaveCount(0);

  await page.goto('/try');
  await expect(line).toBeVisible();
  await line.getByRole('button', { name: 'Keep it' }).click();
  await expect(line).toHaveCount(0);
  await expect(notice(page)).toBeVisible();
  await page.goto('/app/resumes');
  await expect(page.getByText('Sample résumé').first()).toBeVisible();
});

test('keeps what was typed elsewhere, and updates other tabs', async ({ page, context }) => {
  await tryIt(page, '/login?next=%2Fapp%2Fevents%2Fskills%2Fnew');
  await page.getByLabel('Group name').fill('Half a thought');
  const other = await context.newPage();
  await other.goto('/app/events/skills');
  await expect(notice(other)).toBeVisible();
  await keepWork(page, newPerson());
  await expect(notice(page)).toHaveCount(0);
  await expect(notice(other)).toHaveCount(0);
  await expect(page.getByLabel('Group name')).toHaveValue('Half a thought');
});

test('reports a taken address, and moves the guest’s work there only with the right password', async ({
  page,
  watch,
}) => {
  watch.expectProblems(/Failed to load resource/);
  const person = await signUp(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await tryIt(page);
  await addBlock(page, 'Sword swallowing');
  await keepWork(page, { ...person, email: person.email.toUpperCase() });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('already has an account');
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'Sign in to that account' }).click();
  await expect(page.getByText('Your guest work won’t come with you')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Your email or password is incorrect')).toBeVisible();
  await page.getByRole('link', { name: 'Back to my work' }).click();
  await expect(page.getByText('Sword swallowing')).toBeVisible();

  await page.goto('/login?switch=1');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/app/resumes');
  await expect(notice(page)).toHaveCount(0);
});

test('asks a guest before signing out, but not on a reload', async ({ page }) => {
  await tryIt(page);
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out and lose your work?' });
  await expect(question.getByRole('button', { name: 'Keep your work' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeFocused();
  await page.getByRole('button', { name: /^Edit contact info for Guest/ }).click({ button: 'right' });
  await question.getByRole('button', { name: 'Sign out anyway' }).click();
  await expect(page).toHaveURL(/\/login/);
});

test('returns a guest who lost the token in this browser to the same work', async ({ page }) => {
  await tryIt(page);
  await addBlock(page, 'Lock picking');
  await page.evaluate(() => localStorage.clear());
  await tryIt(page, '/login?next=%2Fapp%2Fevents%2Fskills');
  await expect(page.getByText('Lock picking')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`shows guests accessible pages that fit, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await tryIt(page);
    const atBothWidths = async (): Promise<void> => {
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
    };
    await expect(notice(page)).toBeVisible();
    await atBothWidths();
    await notice(page).getByRole('button', { name: 'Keep your work' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await atBothWidths();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await atBothWidths();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep your work' }).click();
    await page.getByRole('dialog', { name: 'Keep your work' }).getByLabel('Email').fill('ada@example.org');
  });
}
