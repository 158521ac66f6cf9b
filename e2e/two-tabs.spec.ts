import type { BrowserContext, Page } from '@playwright/test';
import { expect, signUp, test } from './fixtures.ts';

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
