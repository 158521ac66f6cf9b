import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, signUp, test } from './fixtures.ts';

/** The patterns of all routes of the app, from the remotes' own descriptions, and the shell's own page. */
function appRoutes(): readonly string[] {
  const remotes = path.resolve(import.meta.dirname, '../remotes');
  const ofRemote = (name: string): readonly string[] => {
    const { routes } = JSON.parse(readFileSync(path.join(remotes, name, 'remote.json'), 'utf8')) as {
      routes: readonly { readonly path: string }[];
    };
    return routes.map(({ path: route }) => `/app${route}`);
  };
  return [...readdirSync(remotes).flatMap(ofRemote), '/app/upgrade'];
}

/** Notes each page that the person comes to, also those that only lead on to another. */
function noteAddresses(page: Page): Set<string> {
  const seen = new Set<string>();
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) seen.add(new URL(frame.url()).pathname);
  });
  return seen;
}

const isSeen = (seen: ReadonlySet<string>, route: string): boolean => {
  const pattern = new RegExp(`^${route.replace(/:\w+/g, '(?!new$)[^/]+')}$`);
  return [...seen].some((address) => pattern.test(address));
};

test('reaches every page of the app by clicks alone', async ({ page }) => {
  const seen = noteAddresses(page);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const title = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
  await signUp(page);

  const kinds = [
    { entry: 'Work experience', add: 'Add a job', fields: { Position: 'Archivist', Company: 'Northside Library' } },
    { entry: 'Education', add: 'Add education', fields: { 'School or university': 'Harbour College' } },
    { entry: 'Skills', add: 'Add skills', fields: { 'Group name': 'Languages', 'Skill 1': 'Spanish' } },
    { entry: 'Paragraphs', add: 'Add a paragraph', fields: { Title: 'Hello', Text: 'I have kept records for years.' } },
  ] as const;
  for (const { entry, add, fields } of kinds) {
    if (entry === 'Paragraphs') await navigation.getByRole('button', { name: 'Cover letters' }).click();
    await navigation.getByRole('link', { name: entry }).click();
    await expect(title(entry)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: add }).click();
    for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const row = page.getByRole('article');
    await expect(row).toHaveCount(1);
    await row.getByRole('link').first().click();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  }

  await navigation.getByRole('link', { name: 'My letters' }).click();
  await page.getByRole('main').getByRole('link', { name: 'New letter' }).click();
  await expect(page).toHaveURL(/cover-letters\/edit\/(?!new)/);
  await page.getByRole('link', { name: 'My letters' }).click();
  await expect(title('My letters')).toBeVisible();

  await navigation.getByRole('button', { name: 'Résumés' }).click();
  await navigation.getByRole('link', { name: 'My résumés' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Start from scratch' }).click();
  await expect(page).toHaveURL(/resumes\/edit\/(?!new)/);
  await page.getByRole('link', { name: 'My résumés' }).click();
  await expect(title('My résumés')).toBeVisible();

  await navigation.getByRole('link', { name: 'Job tracker' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Add job' }).click();
  await page.getByLabel('Job title').fill('Archivist');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'Archivist' }).click();
  await page.getByRole('link', { name: 'Tailor to this job' }).click();
  await expect(title(/^Tailor to/)).toBeVisible();
  await navigation.getByRole('link', { name: 'Job tracker' }).click();
  const tabs = page.getByRole('navigation', { name: 'Jobs' });
  await tabs.getByRole('link', { name: 'Search' }).click();
  await tabs.getByRole('link', { name: 'For you' }).click();
  await expect(title('Jobs for you')).toBeVisible();
  await tabs.getByRole('link', { name: 'People' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Add person' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill('Mary Sommer');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(title('Mary Sommer')).toBeVisible();

  await page.getByRole('button', { name: 'Account and help' }).click();
  await page.getByRole('link', { name: 'Profile and account' }).click();
  await expect(title('Profile')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Plans and gift codes' }).click();
  await expect(title('Plan')).toBeVisible();

  await expect.poll(() => appRoutes().filter((route) => !isSeen(seen, route))).toEqual([]);
});

test('leads from the contact dialog to the profile, and asks about unsaved changes first', async ({ page }) => {
  await signUp(page);
  await page.getByRole('button', { name: /^Edit contact info for/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Contact Info' });
  await dialog.getByLabel('City').fill('Oslo');
  await dialog.getByRole('button', { name: 'Profile and account' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog.getByLabel('City')).toHaveValue('Oslo');
  await dialog.getByRole('button', { name: 'Profile and account' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
