import { neededFunctions, supportedBrowsers } from '../shared/contracts/supported-browsers.ts';
import { everyBrowser } from './browsers.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

for (const missing of Object.keys(neededFunctions)) {
  test(`says which browsers run the app in one without ${missing}`, everyBrowser, async ({ page }) => {
    await page.addInitScript((path) => {
      const names = path.split('.');
      const last = names.pop() ?? '';
      const owner = names.reduce<object>((value, name) => Reflect.get(value, name) as object, window);
      Reflect.deleteProperty(owner, last);
    }, missing);
    await page.goto('/app/resumes');
    await expect(page.getByRole('heading', { name: 'Your browser is too old for Tessera' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(`${supportedBrowsers}, or a newer version`);
    await expectAccessible(page);
    // The app has not begun, so it cannot fail halfway.
    await expect(page.locator('#app')).toBeEmpty();
  });
}

test('says nothing of the kind in a supported browser', everyBrowser, async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByText('too old')).toBeHidden();
});
