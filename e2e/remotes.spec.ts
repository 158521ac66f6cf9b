import { expect, signUp, test } from './fixtures.ts';

const remotesOrigin = process.env['REMOTES_ORIGIN'] ?? 'http://localhost:3001';

test('keeps the rest working when a remote is down, and recovers without a reload', async ({ page, watch }) => {
  watch.expectProblems(/Failed to load resource|RUNTIME-\d+|Federation Runtime|net::ERR_/);
  const events = new RegExp(`^${remotesOrigin}/events/`);
  await page.route(events, (route) => route.abort());
  await signUp(page);
  await page.evaluate(() => Object.assign(window, { loadedOnce: true }));
  await page.getByRole('link', { name: 'Work experience' }).click();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible({ timeout: 20_000 });
  await expect(
    page.getByText('Everything you saved is safe, and the rest of the page still works.', { exact: false }),
  ).toBeVisible();

  await page.getByRole('navigation').getByRole('link', { name: 'My résumés' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My résumés' })).toBeVisible();

  await page.getByRole('link', { name: 'Work experience' }).click();
  await page.unroute(events);
  await again.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Work experience' })).toBeVisible();
  expect(await page.evaluate(() => 'loadedOnce' in window)).toBe(true);
});

test('reports a remote whose file is not a script, and recovers', async ({ page, watch }) => {
  watch.expectProblems(/Failed to load resource|RUNTIME-\d+|Federation Runtime|integrity|Unexpected token|net::ERR_/);
  const entry = new RegExp(`^${remotesOrigin}/events/.*remoteEntry`);
  await page.route(entry, (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Maintenance</h1>' }),
  );
  await signUp(page);
  await page.getByRole('link', { name: 'Skills' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 20_000 });
  await page.unroute(entry);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Skills' })).toBeVisible();
});
