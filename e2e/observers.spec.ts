import { startObservers, type Observers } from '../mocks/observers/observers.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './fixtures.ts';
import { startProduct, type RunningProduct } from './product.ts';

let observers: Observers;
let product: RunningProduct;
test.beforeAll(async () => {
  observers = await startObservers();
  product = await startProduct(observers.settings);
});
test.afterAll(async () => {
  await product.stop();
  await observers.stop();
});

test('sends nothing to third parties before consent or after a refusal', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: product.siteOrigin });
  const page = await context.newPage();
  await signUp(page);
  const notice = page.getByRole('region', { name: 'Page views and errors' });
  await expect(notice).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole('link', { name: 'Skills' }).click();
  expect(observers.told).toEqual([]);
  await notice.getByRole('button', { name: 'No thanks' }).click();
  await expect(notice).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(observers.told).toEqual([]);
  await context.close();
});

test('does not even ask a browser that requests not to be tracked', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: product.siteOrigin });
  const page = await context.newPage();
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const before = observers.told.length;
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('region', { name: 'Page views and errors' })).toHaveCount(0);
  expect(observers.told.length).toBe(before);
  await context.close();
});
