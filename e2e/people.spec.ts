import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './fixtures.ts';

test('finds a contact of a job among the people, follows up from a template, and shows the last contact in the job', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1280, height: 900 });
  await signUp(page);
  await page.goto('/app/jobs/track/new');
  await page.getByLabel('Job title').fill('Baker');
  await page.getByLabel(/^Company/).fill('Northside Bread');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Baker' }).click();
  await page.getByRole('button', { name: 'Add contact' }).click();
  const form = page.getByRole('form', { name: 'Contact 1' });
  await form.getByLabel(/^Name/).fill('Ana Lopez');
  await form.getByLabel(/^Role/).fill('Head baker');
  await form.getByLabel(/^Email/).fill('ana@northside.example');
  await form.getByRole('button', { name: 'Save' }).click();
  const leads = page.getByRole('link', { name: /No contact yet · Open Ana Lopez/ });
  await expect(leads).toBeVisible();
  await expectAccessible(page);

  await page.goto('/app/jobs/track');
  await page.getByRole('navigation', { name: 'Jobs' }).getByRole('link', { name: 'People' }).click();
  const row = page.getByRole('table', { name: 'People' }).getByRole('row', { name: /Ana Lopez/ });
  await expect(row).toContainText('Northside Bread');
  await expect(row).toContainText('No contact yet');
  await expectAccessible(page);
  await page.screenshot({ path: 'e2e/results/people-light.png' });
  await page.getByRole('searchbox', { name: 'Search people' }).fill('nobody');
  await expect(page.getByText('No people match “nobody”.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all people' }).click();
  await row.getByRole('link', { name: 'Ana Lopez' }).click();

  await page.getByRole('button', { name: 'Write email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Email to Ana Lopez' });
  await dialog.getByLabel('Template').selectOption('Follow up after applying');
  const preview = dialog.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('Hi Ana,');
  await expect(preview).toContainText('Baker role at Northside Bread');
  // The profile of a new account has no name, so it is asked for.
  await expect(dialog.getByText('Fill these in before sending: {{myName}}')).toBeVisible();
  await dialog.getByLabel('Your name').fill('Ida Okafor');
  await expect(dialog.getByText(/^Fill these in/)).toHaveCount(0);
  await expectAccessible(page);
  await expect(dialog.getByRole('link', { name: 'Open in mail app' })).toHaveAttribute(
    'href',
    /^mailto:ana@northside\.example\?subject=Following%20up%20on%20my%20application%20for%20Baker&body=Hi%20Ana%2C%0D%0A/,
  );
  await dialog.getByRole('button', { name: 'Copy message' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Hi Ana,[^]*Ida Okafor$/);
  await dialog.getByRole('button', { name: 'Set last contact to today' }).click();
  await expect(dialog.getByText('Last contact is set to today.')).toBeVisible();
  await page.screenshot({ path: 'e2e/results/people-email-light.png' });
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^today · /)).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.screenshot({ path: 'e2e/results/person-dark-390.png' });
  await page.getByRole('link', { name: 'Baker' }).click();
  await expect(page.getByRole('link', { name: /Last contact today · Open Ana Lopez/ })).toBeVisible();
  await page.goto('/app/jobs/people');
  await expect(page.getByRole('list', { name: 'People' })).toContainText('today');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.screenshot({ path: 'e2e/results/people-dark-390.png' });
});
