import type { Locator, Page } from '@playwright/test';
import { everyBrowser } from './browsers.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { addArchivist, openIntegration as open, remotesOrigin, runInstead } from './integration-page.ts';
import { newCustomer, portalOrigin } from './portal-customer.ts';

const heading = (page: Page): Locator => page.getByRole('heading', { name: 'Work experience' });
const addWork = (page: Page): Locator => page.getByRole('link', { name: 'Add a job' }).first();

/** Returns the computed styles that decide what a person sees of an element. */
const looksOf = (locator: Locator): Promise<Record<string, string>> =>
  locator.evaluate((element) => {
    const style = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const { color, fontSize, fontStyle, letterSpacing, textTransform, backgroundColor } = style;
    const size = `${Math.round(width)} × ${Math.round(height)}`;
    return { color, fontSize, fontStyle, letterSpacing, textTransform, backgroundColor, size };
  });

/** Returns every style of the page's own elements, and its globals. */
const stateOf = (page: Page): Promise<{ readonly styles: string; readonly globals: readonly string[] }> =>
  page.evaluate(() => {
    const own = [...document.querySelectorAll('html, body, header, header *')];
    const styles = own.map((element) =>
      [...getComputedStyle(element)]
        .map((name) => `${name}:${getComputedStyle(element).getPropertyValue(name)}`)
        // The page is taller with a remote on it, so styles that depend on the height are left out.
        .filter((style) => !/^(?:height|block-size|perspective-origin|transform-origin):/.test(style))
        .join(';'),
    );
    return { styles: styles.join('\n'), globals: Object.getOwnPropertyNames(window).sort() };
  });

test('looks and works the same in every kind of page, and leaves each page unchanged', async ({ page }) => {
  await open(page, 'plain', newCustomer('emil'));
  await expect(heading(page)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const looks = { heading: await looksOf(heading(page)), button: await looksOf(addWork(page)) };

  for (const name of ['hostile', 'rtl', 'strict', 'vue', 'react-16']) {
    await open(page, name);
    await expect(heading(page), name).toBeVisible();
    expect(await looksOf(heading(page)), name).toMatchObject({ ...looks.heading, size: expect.any(String) });
    // The size follows the font, which a page may load after its first picture.
    await expect.poll(() => looksOf(addWork(page)), name).toEqual(looks.button);
    // Inherited text styles do not reach the remote, even if the page marks them `!important`.
    await expect(page.getByText('Add it once, with what you achieved there')).toHaveCSS('letter-spacing', 'normal');
    await expectAccessible(page);
  }

  // Compares before and after on the page with the most to lose.
  await runInstead(page, 'hostile', '');
  await open(page, 'hostile');
  const before = await stateOf(page);
  await page.evaluate(() => {
    const { Tessera, portal } = window as unknown as {
      Tessera: { mount(name: string, place: Element | null, options: unknown): unknown };
      portal: { options: object };
    };
    Tessera.mount('events', document.getElementById('place'), portal.options);
  });
  await expect(heading(page)).toBeVisible();
  const after = await stateOf(page);
  expect(after.styles).toBe(before.styles);
  const added = after.globals.filter((name) => !before.globals.includes(name));
  expect(added.filter((name) => !/tessera/.test(name)).sort()).toEqual(
    [
      '@wry/context:Slot',
      '__FEDERATION__',
      '__GLOBAL_LOADING_REMOTE_ENTRY__',
      '__VMOK__',
      '__reactRouterVersion',
    ].sort(),
  );
});

test('runs a remote in a frame with its own session on a page without our code', async ({ page }) => {
  await open(page, 'frame', newCustomer('emil'));
  const frame = page.frameLocator('#place iframe');
  await addArchivist(frame);
  // The frame is as tall as its content, and a dialog fits in it.
  const { height } = (await page.locator('#place iframe').boundingBox())!;
  expect(height).toBeGreaterThanOrEqual(480);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const globals = await page.evaluate(() => Object.getOwnPropertyNames(window).filter((name) => /tessera/i.test(name)));
  expect(globals).toEqual(['Tessera']);
  await page.evaluate(async () => {
    const { Tessera, portal } = window as unknown as {
      Tessera: { mount(name: string, place: Element | null, options: unknown): { unmount(): Promise<void> } };
      portal: { options: object };
    };
    const place = document.getElementById('place');
    await Tessera.mount('events', place, { ...portal.options, isolation: 'iframe' }).unmount();
  });
  await expect(page.locator('#place')).toBeEmpty();
});

test('passes the portal’s records into a frame', async ({ page }) => {
  await open(page, 'frame', newCustomer('dana'));
  const frame = page.frameLocator('#place iframe');
  await expect(frame.getByText(/^\d+ blocks added from this portal$/)).toBeVisible();
  await expect(frame.getByRole('article').first()).toBeVisible();
});

test('mounts and unmounts remotes in a page of another framework', everyBrowser, async ({ page }) => {
  await open(page, 'react-16', newCustomer('emil'));
  await expect(heading(page)).toBeVisible();
  await page.getByRole('button', { name: 'Pressed 0 times' }).click();
  await expect(page.getByText('The page’s own React: 16.14.0')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(heading(page)).toBeHidden();
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(heading(page)).toBeVisible();

  await open(page, 'vue');
  await expect(heading(page)).toBeVisible();
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('[data-tessera-root]').first()).toHaveAttribute('data-tessera-scheme', 'dark');
});

test('adapts to the width of its element, works next to another remote, and switches users', async ({ page }) => {
  const [first, second] = [newCustomer('emil'), newCustomer('dana')];
  await open(page, 'two', first);
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('#wide').getByRole('heading', { level: 1 })).toBeVisible();
  const excess = await page.locator('#narrow [data-tessera-content]').evaluate((element) => element.scrollWidth - 360);
  expect(excess).toBeLessThanOrEqual(0);

  await open(page, 'element');
  await addArchivist(page);

  await open(page, 'switch');
  await expect(page.getByText('Archivist · Northgate Library').first()).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(portalOrigin);
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByRole('link', { name: 'Sign in' })).toBeVisible();
  // Otherwise the provider would recognize the previous person and sign them in without asking.
  await page.context().clearCookies({ name: /^northgate_openid/ });
  await open(other, 'plain', second);
  await expect(heading(other)).toBeVisible();
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('Archivist · Northgate Library')).toHaveCount(0);
  await expect(heading(page)).toBeVisible();
});

test('reports a blocked file in the remote’s place, and loads it on retry', everyBrowser, async ({ page, watch }) => {
  watch.expectProblems(
    /Failed to load resource|RUNTIME-\d+|Federation Runtime|net::ERR_|Tessera|integrity|CORS request did not/,
  );
  const chunks = new RegExp(`^${remotesOrigin}/events/.*/ui\\.js`);
  await page.route(chunks, (route) => route.abort());
  await open(page, 'plain', newCustomer('emil'));
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(page.getByText('This part of the page didn’t load. What you saved is safe.')).toBeVisible({
    timeout: 20_000,
  });
  await page.unroute(chunks);
  await again.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeVisible();

  // A registry that was changed in transit does not match its integrity hash, so nothing runs.
  await page.route(`${remotesOrigin}/registry.json`, async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replaceAll(/sha384-[\w+/]{8}/g, 'sha384-AAAAAAAA');
    await route.fulfill({ response: answer, body: text });
  });
  await open(page, 'plain');
  await expect(again).toBeVisible({ timeout: 20_000 });
  await expect(heading(page)).toHaveCount(0);
});
