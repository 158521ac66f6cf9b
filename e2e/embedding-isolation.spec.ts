import { card, chooseByKeys, column, drag, dragByFinger } from './board.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { mountScript, openIntegration, runInstead } from './integration-page.ts';
import { buildOtherFederation } from './other-federation/build.ts';
import { newCustomer, portalOrigin } from './portal-customer.ts';
import { countTimers, mountAndUnmount, checkLeaks } from './leak-check.ts';

test.use({ hasTouch: true });

test('drags jobs in a shadow root on a right-to-left page, also by touch, and manages focus for menus and dialogs', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await runInstead(page, 'rtl', mountScript('job-tracker'));
  await openIntegration(page, 'rtl', newCustomer('emil'));
  await page.getByRole('link', { name: 'Add job' }).first().click();
  await page.getByLabel('Job title').fill('Baker');
  await page.getByLabel(/^Company/).fill('Northside Bread');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(card(page, 'Baker')).toBeVisible();
  await drag(page, card(page, 'Baker'), column(page, 'Applied'));
  await expect(card(column(page, 'Applied'), 'Baker')).toBeVisible();
  await dragByFinger(page, 'Baker', column(page, 'Screening'));
  await expect(card(column(page, 'Screening'), 'Baker')).toBeVisible();

  const actions = page.getByRole('button', { name: 'Actions for Baker' });
  await actions.focus();
  await chooseByKeys(page, 'Move to Interview');
  await expect(card(column(page, 'Interview'), 'Baker')).toBeVisible();
  await expect(actions).toBeFocused();
  await expectAccessible(page);

  const files = page.getByRole('button', { name: 'Import and export' });
  await files.focus();
  await chooseByKeys(page, 'Import jobs from a file');
  const dialog = page.getByRole('dialog', { name: 'Import jobs' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator('*:focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(files).toBeFocused();
});

test('leaves the page its own federation, React, and emotion', async ({ page }) => {
  const fileAt = await buildOtherFederation();
  await page.route(/\/northgate-(?:page|widgets)\//, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: fileAt(new URL(route.request().url()).pathname) }),
  );
  await runInstead(
    page,
    'plain',
    `const script = document.createElement('script');
     script.src = '/northgate-page/page.js';
     document.head.append(script);`,
  );
  await openIntegration(page, 'plain', newCustomer('emil'));
  const own = page.getByRole('button', { name: "Partner's own" });
  await own.click();
  await expect(own).toHaveText("Partner's own 1");

  /** The computed styles of the partner's page, its style elements, and what its federation shares. */
  const state = () =>
    page.evaluate(() => {
      interface Sharing {
        readonly __FEDERATION__: { readonly __SHARE__: Record<string, Record<string, Record<string, object>>> };
        readonly partnersReact: { readonly version: string };
      }
      const { __FEDERATION__: federation, partnersReact } = window as unknown as Sharing;
      const button = document.querySelector('#widget button');
      const style = button === null ? undefined : getComputedStyle(button);
      return {
        react: partnersReact.version,
        styles: style && [...style].map((name) => `${name}:${style.getPropertyValue(name)}`).join(';'),
        emotion: [...document.querySelectorAll('style[data-emotion="css"]')].length,
        shared: Object.fromEntries(
          Object.entries(federation.__SHARE__)
            .filter(([instance]) => !instance.startsWith('tessera'))
            .map(([instance, scopes]) => [
              instance,
              Object.entries(scopes['default'] ?? {}).map(([name, versions]) => [name, Object.keys(versions)]),
            ]),
        ),
      };
    });
  await page.mouse.move(0, 0);
  const before = await state();
  expect(before).toMatchObject({ react: '16.14.0' });
  await expect(own).toHaveCSS('font-size', '21px');
  await page.addScriptTag({ url: '/integrations/rtl.js' });
  await expect(page.getByRole('heading', { name: 'Work experience' })).toBeVisible();
  expect(await state()).toEqual(before);
  await own.click();
  await expect(own).toHaveText("Partner's own 2");
});

test('leaks nothing when a remote is mounted and unmounted thirty times', async ({ page }) => {
  await countTimers(page);
  await runInstead(page, 'plain', '');
  await openIntegration(page, 'plain', newCustomer('emil'));
  await page.waitForURL('**/integrations/plain');
  // Everything that loads only once has loaded by now.
  await mountAndUnmount(page, 'events', 15);
  const before = await checkLeaks(page);
  const times = 30;
  await mountAndUnmount(page, 'events', times);
  await expect(page.locator('#place')).toBeEmpty();
  // What still waits for a timer of the last mounts is no leak, and is gone after it.
  await expect(async () => {
    const after = await checkLeaks(page);
    expect(after.timers).toBeLessThanOrEqual(before.timers);
    expect(after.nodes - before.nodes).toBeLessThan(times);
    expect(after.listeners - before.listeners).toBeLessThan(times);
    // A leaked tree would be some hundred KiB per mount. The growth of the browser's compiled code is measured by `bench
    // -- embed`.
    expect((after.heapBytes - before.heapBytes) / times / 1024).toBeLessThan(60);
  }).toPass({ timeout: 30_000 });
  expect(page.url()).toBe(`${portalOrigin}/integrations/plain`);
});
