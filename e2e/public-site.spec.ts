import { everyBrowser } from './browsers.ts';
import { expect, test } from './fixtures.ts';

test('serves every public page readable without scripts, from this site alone, and without dead links', async ({
  browser,
  request,
}) => {
  const siteMap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...siteMap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(addresses.length).toBeGreaterThanOrEqual(18);
  const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const origins = new Set<string>();
  page.on('request', (asked) => origins.add(new URL(asked.url()).origin));
  const links = new Set<string>();
  for (const address of addresses) {
    expect((await page.goto(address))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const found = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    for (const link of found) links.add(link ?? '');
  }
  expect([...origins]).toEqual([new URL(page.url()).origin]);
  for (const link of links) {
    expect([link, (await request.get(link, { headers: { accept: 'text/html' } })).status()]).toEqual([link, 200]);
  }
  await context.close();
});

test(
  'opens and closes the menu of pages by keyboard on a phone, and prefetches the app when idle',
  everyBrowser,
  async ({ page, watch }) => {
    watch.expectProblems(/404 \(Not Found\)/);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/blog/an-article-that-was-never-written');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await page.goto('/');
    await page.clock.install();
    await page.reload();
    const menu = page.locator('summary');
    const entry = page.getByRole('banner').getByRole('link', { name: 'Job tracker' });
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(entry).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(entry).toBeHidden();
    await expect(menu).toBeFocused();
    const fetched: string[] = [];
    page.on('request', (asked) => {
      if (asked.url().includes('/assets/') && asked.url().endsWith('.js')) fetched.push(asked.url());
    });
    expect(fetched).toEqual([]);
    await page.clock.runFor(10_000);
    await expect.poll(() => fetched.length).toBeGreaterThan(2);

    // What was fetched is what the sign-in page needs, and it comes from the browser's cache.
    await page.goto('/login');
    const scripts = page.locator('script[src^="/assets/"]');
    for (const script of await scripts.all()) expect(fetched.join(' ')).toContain(await script.getAttribute('src'));

    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto('/');
    fetched.length = 0;
    await page.clock.runFor(10_000);
    expect(fetched).toEqual([]);
  },
);
