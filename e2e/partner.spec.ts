import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { enterFromPortal, newCustomer, partnerSite, portalOrigin } from './portal-customer.ts';

const workList = '/app/events/work';

const entry = (page: Page, name: string): Locator => page.getByRole('link', { name, exact: true });
/** The link to each block. The links of its buttons have other names. */
const entries = (page: Page): Locator => page.locator('main a[href*="/edit/"]').filter({ hasText: '·' });

/** Closes the portal's window as a person would. Chromium ignores a close that arrives during the first navigation. */
async function closeWhenLoaded(popup: Page): Promise<void> {
  await expect(popup.getByLabel('Email')).toBeVisible();
  await popup.close();
}

test('imports a customer’s long history at the first sign-in, exactly once', async ({ page, context }) => {
  const email = newCustomer('dana');
  // The page is reloaded while the fourth record is being sent, and the import continues from there.
  let sent = 0;
  await page.route('**/graphql', async (route) => {
    const isRecord = route.request().postData()?.includes('PartnerSync') === true;
    if (isRecord) sent += 1;
    if (!isRecord || sent < 4) await route.continue();
  });
  await page.goto(`${partnerSite}${workList}?q=`);
  await expect(page).toHaveURL(`${partnerSite}/oidc?next=${encodeURIComponent(`${workList}?q=`)}`);
  await enterFromPortal(page, email);
  await expect.poll(() => sent).toBe(4);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(page).toHaveURL(`${partnerSite}${workList}?q=`);
  await expect(page.getByText('12 blocks imported from Northgate Careers')).toBeVisible();
  await expect(entry(page, 'Head of Local Studies · Northgate District Library')).toBeVisible();
  await expect(entries(page)).toHaveCount(8);
  await expect(page.getByRole('link', { name: /My journey/ })).toHaveAttribute('href', `${portalOrigin}/`);
  await expect(page.getByText('Dana Whitlock')).toBeVisible();

  await entry(page, 'Night Porter · Ferry Hotel').click();
  await page.getByLabel('Position').fill('Night Manager');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(entry(page, 'Night Manager · Ferry Hotel')).toBeVisible();

  // A sign-in from a fresh browser duplicates nothing and keeps what the person wrote.
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${partnerSite}${workList}`);
  await enterFromPortal(page, email);
  await expect(entry(page, 'Night Manager · Ferry Hotel')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(entries(page)).toHaveCount(8);
  await expect(page.getByText(/blocks imported from/)).toHaveCount(0);
  await page.goto(`${partnerSite}/app/events/edu`);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /University of Aberwick/ })
      .first(),
  ).toBeVisible();
});

test('skips only the unreadable parts of an unusual history', async ({ page, watch }) => {
  watch.expectProblems(/Import from oidc.northgate/);
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/reports')) reports.push(request.postData() ?? '');
  });
  await page.goto(`${partnerSite}${workList}`);
  await enterFromPortal(page, newCustomer('odile'));
  await expect(page.getByText(/\d blocks imported from Northgate Careers/)).toBeVisible();
  await expect(page.getByText(/Čaj & Káva 咖啡/).first()).toBeVisible();
  await expect(page.getByText(/Old Mill Bakery/).first()).toBeVisible();
  await expect(page.getByText(/Swapped Dates Ltd/).first()).toBeVisible();
  expect(reports.join('\n')).toContain('left out start_date');
  expect(reports.join('\n')).toContain('work record 5');
});

test('logs a failing API, and still lets the customer in', async ({ page, watch }) => {
  watch.expectProblems(/500|Import from oidc.northgate|user info could not be read/);
  const reports: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/reports'))
      reports.push(`${response.status()} ${response.request().postData() ?? ''}`);
  });
  await page.goto(`${partnerSite}${workList}`);
  await enterFromPortal(page, newCustomer('dana', '-api-down'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Dana Whitlock')).toBeVisible();
  await expect.poll(() => reports.length).toBe(3);
  expect(reports.every((report) => report.startsWith('204'))).toBe(true);
  expect(reports.join('\n')).toContain('Network response error');
});

test('reopens a sign-in window that was closed', async ({ page }) => {
  await page.goto(`${partnerSite}/oidc`);
  const first = page.waitForEvent('popup');
  await page.getByRole('button', { name: /Continue with/ }).click();
  await closeWhenLoaded(await first);
  await expect(page.getByRole('alert')).toContainText('The window closed before you were signed in');
  const second = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open window again' }).click();
  await expect((await second).getByLabel('Email')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(async () => (await second).isClosed()).toBe(true);
  await expect(page.getByRole('button', { name: /Continue with/ })).toBeVisible();
});

test('reports that a portal is down, and connects once it is back', async ({ page, watch }) => {
  watch.expectProblems(/ERR_FAILED|portal-unreachable/);
  await page.route(/\.well-known\/openid-configuration$/, (route) =>
    route.request().url().startsWith(portalOrigin) ? route.abort() : route.continue(),
  );
  await page.goto(`${partnerSite}/oidc`);
  await page.getByRole('button', { name: /Continue with/ }).click();
  await expect(page.getByRole('alert')).toContainText('We can’t reach Northgate Careers right now');
  await page.unroute(/\.well-known\/openid-configuration$/);
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect((await popup).getByLabel('Email')).toBeVisible();
});

test('leaves the public site and our own sign-in out of the partner variant', async ({ page }) => {
  for (const [address, target] of [
    ['/', '/oidc?next=%2Fapp%2Fresumes'],
    ['/features', '/oidc?next=%2Fapp%2Fresumes'],
    ['/login?next=%2Fapp%2Fprofile', '/oidc?next=%2Fapp%2Fprofile'],
    ['/sign-up', '/oidc'],
    ['/forgot-password', '/oidc'],
  ] as const) {
    await page.goto(`${partnerSite}${address}`);
    await expect(page).toHaveURL(`${partnerSite}${target}`);
  }
});

for (const width of [1280, 390]) {
  test(`keeps the sign-in page accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${partnerSite}/oidc`);
    await expect(page.getByRole('button', { name: 'Continue with Northgate Careers' })).toBeEnabled();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: /Continue with/ }).click();
    await expect(page.getByText('Finish signing in at Northgate Careers')).toBeVisible();
    await expectAccessible(page);
    await closeWhenLoaded(await popup);
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test('keeps a session from the portal across a reload until the person signs out', async ({ page }) => {
  await page.goto(`${partnerSite}/app/events/work`);
  await enterFromPortal(page, newCustomer('emil'));
  await expect(page.getByText('Emil Nash')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Emil Nash')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/oidc/);
  await page.goto(`${partnerSite}/app/profile`);
  await expect(page).toHaveURL(`${partnerSite}/oidc?next=%2Fapp%2Fprofile`);
});
