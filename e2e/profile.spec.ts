import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './fixtures.ts';
import { importSample } from './import-a-resume.ts';
import { pdfText } from './pdf.ts';

// The trace recorder requests the URL of an image that cannot be shown, which the policy refuses; no page does that.
test.use({ trace: 'off' });

/** An image whose left half is red and right half is blue. */
const picture = async (width = 800, height = 600): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#d02020' } })
    .composite([
      { input: { create: { width: width / 2, height, channels: 3, background: '#2020d0' } }, left: width / 2, top: 0 },
    ])
    .jpeg()
    .toBuffer();

async function choose(page: Page, buffer: Buffer, name = 'me.jpg', mimeType = 'image/jpeg'): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('button', { name: /^Choose (a|another) photo$/ })
    .last()
    .click();
  await (await chooser).setFiles({ name, mimeType, buffer });
}

const cropDialog = (page: Page) => page.getByRole('dialog', { name: 'Crop your photo' });
const shownPicture = (page: Page) => page.getByRole('img', { name: 'Your photo' });
const inNavigation = (page: Page) => page.getByRole('button', { name: /^Edit contact info/ }).locator('img');

/** Returns the color in the middle of the photo that the profile shows. */
async function colourShown(page: Page): Promise<'red' | 'blue'> {
  const address = await shownPicture(page).getAttribute('src');
  const response = await page.request.get(String(address));
  const [red = 0, , blue = 0] = await sharp(await response.body())
    .extract({ left: 320, top: 320, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return red > blue ? 'red' : 'blue';
}

async function expectFits(page: Page): Promise<void> {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('crops a photo by keyboard alone, shows it everywhere at once, and removes it', async ({ page }) => {
  await signUp(page);
  await page.goto('/app/profile');
  await expect(inNavigation(page)).toHaveCount(0);
  await choose(page, await picture());
  const dialog = cropDialog(page);
  const frame = dialog.getByRole('application');
  await expect(frame).toBeFocused();
  for (let count = 0; count < 12; count += 1) await page.keyboard.press('+');
  for (let count = 0; count < 30; count += 1) await page.keyboard.press('Shift+ArrowRight');
  await expect(dialog.getByRole('status')).toHaveText(/from the left/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await dialog.getByRole('button', { name: 'Save photo' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(shownPicture(page)).toBeVisible();
  await expect(inNavigation(page)).toBeVisible();
  expect(await colourShown(page)).toBe('blue');
  await page.reload();
  await expect(inNavigation(page)).toBeVisible();

  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Photo removed')).toBeVisible();
  await expect(shownPicture(page)).toHaveCount(0);
  await expect(inNavigation(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeFocused();
});

test('crops a photo by dragging, clicking, and dropping a file', async ({ page }) => {
  await signUp(page);
  await page.goto('/app/profile');
  await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeVisible();
  const bytes = (await picture()).toString('base64');
  const transfer = await page.evaluateHandle((base64) => {
    const data = new DataTransfer();
    const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    data.items.add(new File([content], 'me.jpg', { type: 'image/jpeg' }));
    return data;
  }, bytes);
  await page.getByText('Or drop one here.').dispatchEvent('drop', { dataTransfer: transfer });
  const dialog = cropDialog(page);
  const frame = dialog.getByRole('application');
  await expect(frame).toBeFocused();
  for (let count = 0; count < 10; count += 1) await dialog.getByRole('button', { name: 'Zoom in' }).click();
  const { x, y, width, height } = (await frame.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 10, y + height / 2, { steps: 5 });
  await page.mouse.move(x - width, y + height / 2, { steps: 5 });
  await page.mouse.up();
  await dialog.getByRole('button', { name: 'Save photo' }).click();
  await expect(dialog).toBeHidden();
  expect(await colourShown(page)).toBe('blue');

  await choose(page, await picture());
  for (let count = 0; count < 10; count += 1) await dialog.getByRole('button', { name: 'Zoom in' }).click();
  // A click centers the clicked point, so two clicks at the left edge leave only red.
  await frame.click({ position: { x: 3, y: height / 2 } });
  await frame.click({ position: { x: 3, y: height / 2 } });
  await dialog.getByRole('button', { name: 'Save photo' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => colourShown(page)).toBe('red');
});

test('rejects a file that is not an image, and lets the person choose another', async ({ page, watch }) => {
  watch.expectProblems(/Failed to load resource/);
  await signUp(page);
  await page.goto('/app/profile');
  await choose(page, Buffer.from('no picture'), 'text.jpg');
  const dialog = cropDialog(page);
  await expect(dialog.getByRole('alert')).toContainText('We can’t open this file as a photo');
  await choose(page, Buffer.alloc(5 * 1024 * 1024 + 1), 'large.jpg');
  await expect(dialog.getByRole('alert')).toContainText('larger than 5 MB');
  await choose(page, await picture(60, 60));
  await expect(dialog.getByRole('alert')).toContainText('too small');
  await expectAccessible(page);
  await choose(page, await picture());
  await expect(dialog.getByRole('application')).toBeVisible();
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Save photo' }).click();
  await expect(dialog.getByRole('alert')).toContainText('We couldn’t send your photo');
  await page.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Save photo' }).click();
  await expect(shownPicture(page)).toBeVisible();
});

test('downloads everything as one file, with the PDFs', async ({ page }) => {
  await signUp(page);
  await importSample(page);
  await page.goto('/app/profile');
  await choose(page, await picture());
  await cropDialog(page).getByRole('button', { name: 'Save photo' }).click();
  await expect(shownPicture(page)).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^tessera-export-\d{4}-\d\d-\d\d\.zip$/);
  await expect(page.getByText('The file is in your downloads.')).toBeVisible();
  const files = unzipSync(readFileSync(await download.path()));
  const names = Object.keys(files);
  const pdf = names.find((name) => /^resumes\/.+\.pdf$/.test(name))!;
  expect(names).toEqual([
    'profile.json',
    'sign-in.json',
    'blocks.json',
    'headshot.jpg',
    pdf.replace(/\.pdf$/, '.json'),
    pdf.replace(/\.pdf$/, '.resume.json'),
    pdf,
    'README.txt',
  ]);
  const { work } = JSON.parse(strFromU8(files['blocks.json']!)) as { work: { company: string }[] };
  const folder = mkdtempSync(path.join(tmpdir(), 'tessera-e2e-export-'));
  try {
    writeFileSync(path.join(folder, 'resume.pdf'), files[pdf]!);
    expect(pdfText(path.join(folder, 'resume.pdf'))).toContain(work[0]!.company);
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect((await sharp(files['headshot.jpg']).metadata()).format).toBe('jpeg');
});

test('requests the deletion by typing the email address, shows it in the app, and cancels it', async ({ page }) => {
  const { email } = await signUp(page);
  await page.goto('/app/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const field = dialog.getByLabel('To confirm, type the email you sign in with');
  await expect(field).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Download everything' })).toBeVisible();
  await expect(dialog.getByText(/^You won’t get an email about this/)).toBeVisible();
  await field.fill('somebody@else.example');
  await field.press('Enter');
  await expect(dialog.getByText('This doesn’t match the text below.')).toBeVisible();
  await expectAccessible(page);
  await field.fill(email.toUpperCase());
  await field.press('Enter');
  await expect(dialog).toBeHidden();
  const notice = page.getByRole('status').filter({ hasText: /Your account will be deleted on \w+ \d+, \d{4}/ });
  await expect(notice.first()).toBeVisible();
  const keep = page
    .getByRole('region', { name: 'Delete your account' })
    .getByRole('button', { name: 'Keep my account' });
  await expect(keep).toBeFocused();

  // Everything works as before, and other pages show the notice, too.
  await page.goto('/app/resumes');
  await page.getByRole('main').getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('You’re keeping your account')).toBeVisible();
  await expect(page.getByRole('main').getByText(/will be deleted on/)).toHaveCount(0);
  await page.goto('/app/profile');
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
});

test('lets guests confirm with a word', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Try Tessera without an account' }).click();
  await expect(page).toHaveURL(/\/app\//);
  await page.goto('/app/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel('To confirm, type this word').fill('delete');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText(/^Your account and everything in it will be deleted on/)).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`keeps the profile and its dialogs accessible and fitting, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { email } = await signUp(page);
    await page.goto('/app/profile');
    await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeVisible();
    await expectFits(page);
    await choose(page, await picture());
    await expect(cropDialog(page).getByRole('application')).toBeVisible();
    await expectFits(page);
    await cropDialog(page).getByRole('button', { name: 'Save photo' }).click();
    await expect(shownPicture(page)).toBeVisible();
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectFits(page);
    await page.getByLabel('To confirm, type the email you sign in with').fill(email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectFits(page);
  });
}
