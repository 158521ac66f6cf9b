import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './fixtures.ts';

const list = '/app/events/cover-letter';
const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

interface Paragraph {
  readonly title: string;
  readonly kind?: 'Opening' | 'Body' | 'Closing';
  readonly text: string;
}

async function add(page: Page, { title, kind = 'Opening', text }: Paragraph): Promise<void> {
  await page.goto(`${list}/new`);
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByRole('form').getByText(kind, { exact: true }).click();
  await page.getByLabel('Text', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(card(page, title)).toBeVisible();
}

test('creates a paragraph by keyboard alone, with a variable at the caret', async ({ page }) => {
  await signUp(page);
  await page.getByRole('button', { name: 'Cover letters' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Paragraphs' }).click();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('link', { name: 'Paragraphs' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Add a paragraph' }).press('Enter');
  await page.getByLabel('Title', { exact: true }).fill('Why you');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Opening' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Opening' })).toBeChecked();
  await page.keyboard.press('Tab');
  const text = page.getByLabel('Text', { exact: true });
  await expect(text).toBeFocused();
  await page.keyboard.type('Dear team');
  for (let letter = 0; letter < 4; letter += 1) await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Insert company' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.type(', hello');
  await expect(text).toHaveValue('Dear {{company}}, hello');
  await expect(page.getByRole('region', { name: 'Example' })).toContainText('Dear Northwind Traders, hello');

  // Undoes to the beginning and redoes, as if everything had been typed.
  await page.keyboard.press('Control+z');
  await expect(text).toHaveValue('Dear {{company}}, ');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(text).toHaveValue('Dear team');
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Control+y');
  await expect(text).toHaveValue('Dear {{company}}, hello');

  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(page.getByRole('link', { name: 'Why you', exact: true })).toBeFocused();
  await expect(card(page, 'Why you')).toContainText('Opening');
  await expect(card(page, 'Why you')).toContainText('Dear company, hello');
});

test('rejects an unknown variable below the field, and accepts the corrected one', async ({ page }) => {
  await signUp(page);
  await page.goto(`${list}/new`);
  await page.getByLabel('Title', { exact: true }).fill('Greeting');
  const text = page.getByLabel('Text', { exact: true });
  await text.fill('Dear {{boss}},');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Unknown variable: {{boss}}. You can use {{company}}, {{position}},')).toBeVisible();
  await expect(text).toBeFocused();
  await expectAccessible(page);
  await text.fill('Dear {{ company }},');
  await expect(page.getByText('Unknown variable')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(card(page, 'Greeting')).toContainText('Dear company,');
});

test('filters paragraphs by kind, changes, deletes, and restores them', async ({ page }) => {
  await signUp(page);
  for (const number of [1, 2, 3, 4, 5, 6, 7]) {
    await add(page, { title: `Story ${number}`, kind: 'Body', text: 'I did it.' });
  }
  await add(page, { title: 'Yours', kind: 'Closing', text: 'Yours, {{firstName}}' });
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Closing');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL(/part=closing/);

  await page.getByRole('link', { name: 'Yours', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Closing' })).toBeChecked();
  await page.getByLabel('Text', { exact: true }).fill('Sincerely,\n{{firstName}} {{lastName}}');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/part=closing/);
  await expect(card(page, 'Yours')).toContainText('Sincerely, first name last name');

  await page.getByRole('button', { name: 'Actions for Yours' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('It isn’t used in any letter.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No blocks match these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Yours')).toBeVisible();
  await page.reload();
  await expect(card(page, 'Yours')).toContainText('Sincerely, first name last name');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`keeps paragraphs accessible and fitting, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await signUp(page);
    await add(page, { title: 'Greeting', text: 'Dear {{company}}, I saw {{position}} on {{today}}. '.repeat(6) });
    const address = await page.getByRole('link', { name: 'Greeting', exact: true }).getAttribute('href');
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(list);
      await expect(card(page, 'Greeting')).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.goto(address ?? '');
      await expect(page.getByRole('region', { name: 'Example' })).toContainText('Northwind Traders');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      for (const button of await page.getByRole('button', { name: /^Insert/ }).all()) {
        const box = await button.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(width === 390 ? 40 : 24);
      }
    }
  });
}
