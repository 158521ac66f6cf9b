import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './fixtures.ts';

const position = (page: Page) => page.getByLabel('Position');
const company = (page: Page) => page.getByLabel('Company');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const continueDraft = (page: Page) => page.getByRole('button', { name: /^Continue the draft/ });

const draftCount = (page: Page): Promise<number> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('tessera.events.draft.')).length);

/** Adds a position and returns the URL of its form. */
async function addWork(page: Page): Promise<string> {
  await page.goto('/app/events/work/new');
  await position(page).fill('Baker');
  await company(page).fill('Northside Bread');
  await save(page).click();
  // The new block is in the list beside the form a moment before the form gives way to the list.
  await expect(page.getByRole('heading', { level: 1, name: 'Work experience' })).toBeVisible();
  await page.getByRole('link', { name: 'Baker · Northside Bread', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit job' })).toBeVisible();
  await expect(position(page)).toHaveValue('Baker');
  return page.url();
}

test('offers a draft after a reload and in a new tab, by keyboard, and discards it once saved', async ({
  page,
  context,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await signUp(page);
  await page.goto('/app/events/work/new');
  await position(page).fill('Baker');
  await page.getByRole('textbox', { name: 'Accomplishment 1' }).fill('Raised sales of rye by half');
  // The reload comes at once, before the pause after which drafts are stored.
  await page.reload();
  await expect(page.getByText(/^You started adding this on /)).toBeVisible();
  await expect(position(page)).toHaveValue('');
  await page.close();

  const later = await context.newPage();
  await later.goto('/app/events/work/new');
  await expect(later.getByText('Baker · Raised sales of rye by half')).toBeVisible();
  await expectAccessible(later);
  await continueDraft(later).focus();
  await later.keyboard.press('Enter');
  await expect(position(later)).toBeFocused();
  await expect(position(later)).toHaveValue('Baker');
  await expect(later.getByRole('textbox', { name: 'Accomplishment 1' })).toHaveValue('Raised sales of rye by half');
  await company(later).fill('Northside Bread');
  await later.keyboard.press('Enter');
  await expect(later.getByRole('link', { name: 'Baker · Northside Bread', exact: true })).toBeVisible();
  expect(await draftCount(later)).toBe(0);
});

test('retries a save that failed offline, keeps it across a reload, and completes it later', async ({
  page,
  context,
  watch,
}) => {
  watch.expectProblems(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  page.on('dialog', (dialog) => void dialog.accept());
  await signUp(page);
  const address = await addWork(page);
  await context.setOffline(true);
  await position(page).fill('Master baker');
  await save(page).click();
  await expect(page.getByText(/we’ll keep trying to save it/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('link', { name: 'Master baker · Northside Bread', exact: true })).toBeVisible();
  expect(await draftCount(page)).toBe(0);

  await page.goto(address);
  await expect(position(page)).toHaveValue('Master baker');
  // Routing cuts the network off, including the request that the page sends while it unloads.
  await page.route('**/graphql', (route) => route.abort('internetdisconnected'));
  await position(page).fill('Head baker');
  await save(page).click();
  // The notice is at the end of a form that is longer than the window.
  await expect(page.getByText('This isn’t saved yet')).toBeInViewport({ ratio: 1 });
  // Simulates a device that goes to sleep while the browser discards the page.
  await page.goto('about:blank');
  await page.unroute('**/graphql');
  await page.goto(address);
  await continueDraft(page).click();
  await expect(position(page)).toHaveValue('Head baker');
  await save(page).click();
  await expect(page.getByRole('link', { name: 'Head baker · Northside Bread', exact: true })).toBeVisible();
});

test('keeps a draft through sign-out for the same person only', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const ada = await signUp(page);
  const address = await addWork(page);
  await position(page).fill('Pastry chef');
  await page.getByRole('link', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toContainText('We’ll keep a draft on this device');
  await question.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toHaveCount(0);

  await signUp(page);
  await page.goto('/app/events/work/new');
  await expect(position(page)).toBeVisible();
  await expect(continueDraft(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toHaveCount(0);

  await page.goto('/login');
  await page.getByLabel('Email').fill(ada.email);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/app\//);
  await page.goto(address);
  await continueDraft(page).click();
  await expect(position(page)).toHaveValue('Pastry chef');
});

test('shows both texts when two tabs change one block, and overwrites nothing silently', async ({ page, context }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await signUp(page);
  const address = await addWork(page);
  const other = await context.newPage();
  await other.goto(address);
  await position(other).fill('Other baker');
  await position(page).fill('First baker');
  await expect.poll(() => draftCount(page)).toBe(2);
  // What another tab is still writing is mentioned but not offered.
  await other.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(other.getByText(/also editing this in another tab/)).toBeVisible();
  await expect(continueDraft(other)).toHaveCount(0);
  await save(page).click();
  await expect(page).toHaveURL(/\/app\/events\/work$/);

  await save(other).click();
  const dialog = other.getByRole('dialog', { name: 'This was also changed somewhere else' });
  await expect(dialog).toContainText('First baker');
  await expect(dialog).toContainText('Other baker');
  await expectAccessible(other);
  // After that tab was closed without a save, its text is still offered next to the saved one.
  await other.close();
  await page.goto(address);
  await expect(position(page)).toHaveValue('First baker');
  await expect(page.getByText(/It has been saved since then/)).toBeVisible();
  await continueDraft(page).click();
  const again = page.getByRole('dialog', { name: 'This was also changed somewhere else' });
  await expect(again).toContainText('First baker');
  await expect(again).toContainText('Other baker');
  await again.getByRole('button', { name: 'Continue my draft' }).click();
  await expect(position(page)).toHaveValue('Other baker');
  await save(page).click();
  await expect(page.getByRole('link', { name: 'Other baker · Northside Bread', exact: true })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`fits the offer on a phone and keeps it accessible, ${colorScheme}`, async ({ page }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await signUp(page);
    for (const name of ['Baker', 'A very long name of a position that does not fit into one line of a telephone']) {
      await page.goto('/app/events/work/new');
      await position(page).fill(name);
    }
    await page.goto('/app/events/work/new');
    await expect(continueDraft(page)).toHaveCount(2);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.screenshot({ path: `e2e/results/drafts-${colorScheme}.png` });
    await page
      .getByRole('button', { name: /^Discard the draft/ })
      .first()
      .click();
    await expect(continueDraft(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(continueDraft(page)).toHaveCount(2);
    // A notice that disappears must not take the focus back from the month picker.
    await page.getByRole('button', { name: 'Choose a month: Start' }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.keyboard.press('PageUp');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: /^Start/ })).toHaveValue(/^\d{4}-01$/);
    // The list offers drafts that have no card in it.
    await page.goto('/app/events/work');
    await expect(page.getByText('You started adding 3 blocks but didn’t save them.')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test('reorders entries by mouse, buttons, and keyboard, and Escape leaves the mode', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await signUp(page);
  await page.goto('/app/events/work/new');
  const entry = (place: number) => page.getByRole('textbox', { name: `Accomplishment ${place}` });
  const order = async (): Promise<string> => {
    const texts = await page.getByRole('textbox', { name: /^Accomplishment/ }).all();
    return (await Promise.all(texts.map((text) => text.inputValue()))).join(' ');
  };
  await expect(entry(1)).toBeVisible();
  // Pasting several lines creates several entries.
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/plain', '• One\n• Two\n• Three\n');
    const field = document.querySelector('[aria-label="Accomplishment 1"]');
    field?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect.poll(order).toBe('One Two Three');

  const grab = async (place: number): Promise<void> => {
    const grip = page.locator('[data-grip]').nth(place - 1);
    await grip.scrollIntoViewIfNeeded();
    await grip.hover();
    await page.mouse.down();
  };
  const dragTo = async (place: number): Promise<void> => {
    const box = await page
      .locator('[data-grip]')
      .nth(place - 1)
      .boundingBox();
    if (box !== null) await page.mouse.move(box.x + 10, box.y + box.height / 2 + 4, { steps: 8 });
  };
  await grab(1);
  await dragTo(3);
  await page.mouse.up();
  await expect.poll(order).toBe('Two Three One');
  await expect(page.getByRole('status').filter({ hasText: 'Moved to position 3 of 3.' })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move up: Accomplishment 3' })).toBeFocused();

  await grab(1);
  await dragTo(2);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect.poll(order).toBe('Two Three One');
  await expect(page.getByRole('status').filter({ hasText: 'Not moved.' })).toBeAttached();

  await page.getByRole('button', { name: 'Move up: Accomplishment 2' }).click();
  await expect.poll(order).toBe('Three Two One');
  await entry(3).press('Alt+ArrowUp');
  await expect.poll(order).toBe('Three One Two');
  await expect(entry(2)).toBeFocused();
});
