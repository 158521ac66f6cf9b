import { expect, signUp, test } from './fixtures.ts';

test('says after some wrong passwords how long to wait, and accepts the right one then', async ({ page, watch }) => {
  watch.expectProblems(/Failed to load resource/);
  const person = await signUp(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  const attempt = async (password: string): Promise<void> => {
    await page.getByLabel('Password', { exact: true }).fill(password);
    const answered = page.waitForResponse((response) => response.url().endsWith('/login') && response.status() !== 304);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await answered;
  };
  // The first five attempts are free. After that the delays grow until one is longer than this loop takes.
  const told = page.getByText(/Try again in \d+ seconds?/);
  await expect(async () => {
    await attempt('not the password');
    await expect(told).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 40_000, intervals: [0] });
  await expect(async () => {
    await attempt(person.password);
    await expect(page).toHaveURL(/\/app\/resumes$/, { timeout: 2_000 });
  }).toPass({ timeout: 40_000, intervals: [1_000] });
});
