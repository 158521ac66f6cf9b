import type { Page } from '@playwright/test';
import { startPlainProvider, type PlainProvider } from '../tooling/testing/plain-provider.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { startProduct, type RunningProduct } from './product.ts';

let provider: PlainProvider;
let product: RunningProduct;

test.beforeAll(async () => {
  provider = await startPlainProvider();
  product = await startProduct({
    IDENTITY_ISSUER: provider.issuer,
    IDENTITY_CLIENT_ID: 'tessera',
    IDENTITY_SCOPES: 'openid email profile',
    IDENTITY_EMAIL_CLAIM: 'mail',
  });
  provider.register(product.siteOrigin);
});
test.afterAll(async () => {
  await product.stop();
  await provider.stop();
});

/** The external provider's pages request a font from the internet and have no icon. */
const providersOwn = /fonts\.googleapis|ERR_|favicon\.ico/;

async function signIn(page: Page, login: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue to localhost' }).click();
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

const token = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('tessera.session'));

test('signs people in at the configured provider, and shows nothing that it lacks', async ({ page, watch }) => {
  watch.expectProblems(providersOwn);
  await page.goto(`${product.siteOrigin}/app/events/skills`);
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByRole('button', { name: 'Continue to localhost' })).toBeVisible();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.screenshot({ path: `.cache/external-provider/login-${width}.png` });
  }
  await expect(page.getByLabel('Password')).toHaveCount(0);
  await signIn(page, 'ada');
  await expect(page).toHaveURL(`${product.siteOrigin}/app/events/skills`);
  await expect(page.getByRole('heading', { level: 1, name: 'Skills' })).toBeVisible();
});

test('hides what only our own provider offers', async ({ page, request, watch }) => {
  watch.expectProblems(providersOwn);
  await page.goto(`${product.siteOrigin}/forgot-password`);
  await expect(page).toHaveURL(/\/login$/);
  expect((await request.get(`${product.siteOrigin}/identity/jwks`)).status()).toBe(404);
  await signIn(page, 'grace');
  await expect(page).toHaveURL(/\/app\//);
  await page.goto(`${product.siteOrigin}/app/profile`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('grace@login.example').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /devices/i })).toHaveCount(0);
});

test('renews by refresh token, by hidden frame after a reload, and signs out at the provider too', async ({
  page,
  watch,
}) => {
  watch.expectProblems(providersOwn);
  await page.goto(`${product.siteOrigin}/login`);
  await signIn(page, 'joan');
  await expect(page.getByRole('heading', { level: 1, name: 'My résumés' })).toBeVisible();
  const first = await token(page);
  const before = provider.grants.length;
  // The tokens expire sooner than the margin within which they are renewed.
  await expect.poll(() => provider.grants.slice(before)).toContain('refresh_token');
  await expect.poll(() => token(page)).not.toBe(first);

  const kept = await token(page);
  const count = provider.grants.length;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'My résumés' })).toBeVisible();
  await expect.poll(() => provider.grants.slice(count)[0]).toBe('authorization_code');
  await expect.poll(() => token(page)).not.toBe(kept);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: /yes, sign me out/i }).click();
  await expect(page).toHaveURL(`${product.siteOrigin}/`);
  expect(await token(page)).toBeNull();
  await page.goto(`${product.siteOrigin}/app/resumes`);
  await page.getByRole('button', { name: 'Continue to localhost' }).click();
  // The person is signed out at the provider, too, which asks for a login again.
  await expect(page.getByPlaceholder('Enter any login')).toBeVisible();
});

test('explains that the sign-in was not approved, and offers another try', async ({ page, watch }) => {
  watch.expectProblems(providersOwn);
  await page.goto(`${product.siteOrigin}/login?next=%2Fapp%2Fprofile`);
  await page.getByRole('button', { name: 'Continue to localhost' }).click();
  await page.getByRole('link', { name: /cancel/i }).click();
  await expect(page.getByText('The sign-in didn’t finish')).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ path: '.cache/external-provider/cancelled.png' });
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await signIn(page, 'ada');
  await expect(page).toHaveURL(`${product.siteOrigin}/app/profile`);
});
