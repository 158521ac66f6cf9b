import type { BrowserContext, Locator, Page } from '@playwright/test';
import { openContact } from './builder-rows.ts';
import { expect, expectAccessible, signUp, test } from './fixtures.ts';
import { comeBack, hide } from './hidden-tab.ts';
import { importSample } from './import-a-resume.ts';

const rounds = 50;
const sessionKey = 'tessera.session';

/** Later than the moment at which a token of five minutes is renewed. */
const later = 270_000;

interface SleepyWindow {
  sleepThrough?: (milliseconds: number) => void;
}

/** Gives every page a clock that can jump ahead and then reports the page as visible again, as after a sleep. */
async function makeSleepy(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const realNow = Date.now.bind(Date);
    let shift = 0;
    Date.now = () => realNow() + shift;
    (window as SleepyWindow).sleepThrough = (milliseconds) => {
      shift += milliseconds;
      document.dispatchEvent(new Event('visibilitychange'));
    };
  });
}
const sleepThrough = (page: Page, milliseconds: number): Promise<void> =>
  page.evaluate((shift) => (window as SleepyWindow).sleepThrough?.(shift), milliseconds);

test('signs nobody out when two tabs renew at the same moment, fifty times', async ({ page, context }) => {
  await makeSleepy(context);
  await signUp(page);
  const other = await context.newPage();
  await other.goto('/app/events/work');
  await expect(other.getByRole('heading', { level: 1, name: 'Work experience' })).toBeVisible();

  let renewals = 0;
  const refused: string[] = [];
  context.on('response', (response) => {
    if (!response.url().endsWith('/identity/token')) return;
    if (response.ok()) renewals += 1;
    else refused.push(`${response.status()}`);
  });
  const token = (): Promise<string | null> => page.evaluate((key) => localStorage.getItem(key), sessionKey);
  const seen = new Set<string | null>();
  for (let round = 1; round <= rounds; round += 1) {
    const before = await token();
    // Both clocks jump. The new token is fresh by them, so the next round must jump again.
    await Promise.all([sleepThrough(page, later), sleepThrough(other, later)]);
    await expect.poll(token, { intervals: [20, 50, 100] }).not.toBe(before);
    seen.add(await token());
  }
  expect(seen.size).toBe(rounds);
  expect(refused).toEqual([]);
  // The second tab uses the token that the first one received.
  expect(renewals).toBeGreaterThanOrEqual(rounds);
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/app\//);
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  }
  // Both tabs can still read the person's own data.
  await other.getByRole('link', { name: 'Skills' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Skills' })).toBeVisible();
});

/** Opens the contact form on the profile page. */
async function editContactInfo(page: Page): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name: 'Edit contact info' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Contact Info' });
  await expect(dialog.getByLabel('City')).toBeVisible();
  return dialog;
}
const save = (dialog: Locator): Promise<void> => dialog.getByRole('button', { name: 'Save' }).click();

test('merges contact info that two tabs change, and asks about a field that both changed', async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.goto('/app/profile');
  const other = await context.newPage();
  await other.goto('/app/profile');
  // Both forms are open before either is saved.
  const [mine, theirs] = [await editContactInfo(page), await editContactInfo(other)];
  await theirs.getByLabel('City').fill('York');
  await theirs.getByLabel('First Name').fill('Ada');
  await save(theirs);
  await expect(theirs).toHaveCount(0);

  await mine.getByLabel('City').fill('Paris');
  await mine.getByLabel('Last Name').fill('Lovelace');
  await save(mine);
  const question = page.getByRole('dialog', { name: 'This was also changed somewhere else' });
  await expect(question.getByRole('heading', { level: 3 })).toHaveText(['City']);
  await expect(question).toContainText('York');
  await expect(question).toContainText('Paris');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await expect(mine).toHaveCount(0);

  // The first name was not reverted, and the tab that saved first shows all of it without a reload.
  for (const tab of [page, other]) {
    await expect(tab.getByRole('main').getByText('Ada Lovelace')).toBeVisible();
    await expect(tab.getByRole('main').getByText('Paris')).toBeVisible();
  }
});

test('shows what another tab saved when the person returns, and keeps what is being typed', async ({
  page,
  context,
}) => {
  await signUp(page);
  await importSample(page);
  const address = page.url();
  const headline = await openContact(page);
  const other = await context.newPage();
  await other.goto(address);
  const title = other.getByRole('textbox', { name: 'Title', exact: true });
  await expect(title).toBeVisible();

  await hide(page);
  await title.fill('For Northside');
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();
  const list = await context.newPage();
  await list.goto('/app/resumes');
  await expect(list.getByText('For Northside').first()).toBeVisible();

  await comeBack(page);
  await headline.press('End');
  await headline.pressSequentially(' and baker');
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('For Northside');
  await expect(headline).toHaveValue(/ and baker$/);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  // The list has no form, so it changes in place.
  await title.fill('For Southside');
  await expect(list.getByText('For Southside').first()).toBeVisible();
});
