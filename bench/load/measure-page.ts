import type { Browser, BrowserContext, Page } from '@playwright/test';

export interface PageLoad {
  /** Milliseconds from navigation to the list with its data. */
  readonly ready: number;
  /** Milliseconds to the first contentful paint. */
  readonly firstPaint: number;
  /** Bytes of scripts as transferred over the network. */
  readonly scriptBytes: number;
  readonly scripts: number;
  /** Bytes fetched by scripts: the gateway's responses and the pages. */
  readonly dataBytes: number;
  /** The loaded files in order: `start–end ms, KiB, path`. */
  readonly timeline: readonly string[];
}

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The simulated network has 10 Mbit/s and 40 ms latency; the CPU is slowed down four times. */
const network = { offline: false, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000, latency: 40 };
const slowdown = 4;

/** Creates an account at a site and returns the browser's storage state. */
export async function signUp(browser: Browser, origin: string): Promise<StorageState> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/login?create=1`);
  await page.getByLabel('Email').fill(`load-${Date.now()}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill(`a long passphrase ${Date.now()}`);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/app\//);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Opens a page with a slow network and a slow CPU. */
export async function openSlowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', network);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** Opens a page with an empty cache. The page counts as ready when an element matches `sign`. */
export async function measurePage(
  browser: Browser,
  address: string,
  sign: string,
  state: StorageState,
): Promise<PageLoad> {
  const context = await browser.newContext({ storageState: state });
  const page = await openSlowPage(context);
  await page.addInitScript((selector) => {
    const check = (): void => {
      if (document.querySelector(selector) === null) requestAnimationFrame(check);
      else performance.mark('ready');
    };
    requestAnimationFrame(check);
  }, sign);
  await page.goto(address, { waitUntil: 'commit' });
  // The browser reports the first paint with a short delay.
  const isMeasured = (): boolean =>
    performance.getEntriesByName('ready').length > 0 && performance.getEntriesByType('paint').length > 0;
  await page.waitForFunction(isMeasured, undefined, { timeout: 60_000 });
  const load = await page.evaluate(() => {
    const sizes = new Map<string, number>();
    let dataBytes = 0;
    const timeline: string[] = [];
    for (const entry of performance.getEntriesByType('resource') as PerformanceResourceTiming[]) {
      if (/\.js(\?|$)/.test(entry.name))
        sizes.set(entry.name, Math.max(sizes.get(entry.name) ?? 0, entry.encodedBodySize));
      if (entry.initiatorType === 'fetch') dataBytes += entry.encodedBodySize;
      const [from, to] = [entry.startTime, entry.responseEnd].map(Math.round);
      timeline.push(
        `${from}–${to} ms, ${Math.round(entry.encodedBodySize / 1024)} KiB, ${new URL(entry.name).pathname}`,
      );
    }
    return {
      ready: performance.getEntriesByName('ready')[0]?.startTime ?? Number.NaN,
      firstPaint: performance.getEntriesByType('paint').at(-1)?.startTime ?? Number.NaN,
      scriptBytes: [...sizes.values()].reduce((sum, size) => sum + size, 0),
      scripts: sizes.size,
      dataBytes,
      timeline,
    };
  });
  await context.close();
  return load;
}
