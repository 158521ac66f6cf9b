/**
 * What a remote costs a partner's page: the list of work blocks on a plain page by `Tessera.mount`, in a frame
 * (`isolation: 'iframe'`), and as a single-spa parcel, in turn, with an empty cache, in one run. Then a hundred mounts
 * and unmounts show what leaks. `EMBED_ROUNDS` sets how often a page is opened (5), `EMBED_CYCLES` how often the remote
 * is mounted (100).
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { chromiumOptions } from '../e2e/chromium.ts';
import { runInstead } from '../e2e/integration-page.ts';
import { startProduct } from '../e2e/product.ts';
import { countTimers, mountAndUnmount, checkLeaks } from '../e2e/leak-check.ts';
import { customersPassword } from '../mocks/partner-portal/customers/customers.ts';
import { openSlowPage, type StorageState } from './load/measure-page.ts';
import type { Findings } from './run.ts';
import { percentile } from './statistics.ts';

const parcelLibrary = path.join(import.meta.dirname, 'node_modules/single-spa/lib/es5/umd/single-spa.min.cjs');

const ready = 'document.body.dataset.ready = performance.now();';
const mount = (element: string, change = ''): string =>
  `Tessera.mount('events', ${element}, { ...portal.options, ${change} })`;
const place = `document.getElementById('place')`;

/** The page's own script for each way of embedding. */
const variants = {
  mount: () => `${mount(place)}.ready.then(() => { ${ready} });`,
  iframe: () => `${mount(place, `isolation: 'iframe'`)}.ready.then(() => { ${ready} });`,
  parcel: () => `${readFileSync(parcelLibrary, 'utf8')};
    let mounted;
    const parcel = {
      bootstrap: () => Promise.resolve(),
      mount: ({ domElement }) => (mounted = ${mount('domElement')}).ready,
      unmount: () => mounted.unmount(),
    };
    singleSpa.mountRootParcel(parcel, { domElement: ${place} }).mountPromise.then(() => { ${ready} });`,
} as const;
type Variant = keyof typeof variants;
const names = Object.keys(variants) as Variant[];

async function signIn(browser: Browser, portal: string): Promise<StorageState> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${portal}/integrations/plain`);
  await page.getByLabel('Email').fill(`emil+bench-${Date.now().toString(36)}@northgate.example`);
  await page.getByLabel('Password').fill(customersPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/integrations/plain');
  const state = await context.storageState();
  await context.close();
  return state;
}

interface Load {
  readonly readyMs: number;
  readonly scriptBytes: number;
  readonly requests: number;
}

async function measure(browser: Browser, portal: string, state: StorageState, variant: Variant): Promise<Load> {
  const context = await browser.newContext({ storageState: state });
  const page = await openSlowPage(context);
  await runInstead(page, 'plain', variants[variant]());
  const sizes: Promise<number>[] = [];
  let requests = 0;
  page.on('requestfinished', (request) => {
    requests += 1;
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(`${portal}/integrations/plain`, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.body.dataset['ready'] !== undefined, undefined, { timeout: 60_000 });
  const readyMs = await page.evaluate(() => Number(document.body.dataset['ready']));
  const scriptBytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return { readyMs, scriptBytes, requests };
}

/** Mounts and unmounts a remote and returns what each cycle leaks, after some cycles of warm-up. */
async function measureRemains(
  browser: Browser,
  portal: string,
  state: StorageState,
  cycles: number,
): Promise<Findings> {
  const context = await browser.newContext({ storageState: state });
  const page = await context.newPage();
  await countTimers(page);
  await runInstead(page, 'plain', '');
  await page.goto(`${portal}/integrations/plain`);
  // For about eighty cycles, the browser still compiles code that it has run often, which is not a leak of the page.
  await mountAndUnmount(page, 'events', 80);
  await page.waitForTimeout(1000);
  const before = await checkLeaks(page);
  await mountAndUnmount(page, 'events', cycles);
  await page.waitForTimeout(1000);
  const after = await checkLeaks(page);
  const elementsLeft = await page.locator('#place > *').count();
  await context.close();
  return {
    cycles,
    heapKiBPerCycle: Math.round(((after.heapBytes - before.heapBytes) / 1024 / cycles) * 10) / 10,
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    timers: after.timers - before.timers,
    elementsLeft,
  };
}

function summaryOf(loads: readonly Load[]): Record<string, number> {
  const median = (key: keyof Load): number =>
    percentile(
      loads.map((load) => load[key]),
      0.5,
    );
  return {
    readyMs: Math.round(median('readyMs')),
    scriptKiB: Math.round(median('scriptBytes') / 102.4) / 10,
    requests: median('requests'),
  };
}

/** Measures embedding; see the comment at the top of the file. */
export async function run(): Promise<Findings> {
  const rounds = Number(process.env['EMBED_ROUNDS'] ?? 5);
  const cycles = Number(process.env['EMBED_CYCLES'] ?? 100);
  const product = await startProduct();
  const browser = await chromium.launch(chromiumOptions);
  try {
    const { portalOrigin } = product;
    const state = await signIn(browser, portalOrigin);
    const loads: Record<Variant, Load[]> = { mount: [], iframe: [], parcel: [] };
    // The first round warms up the server's file cache and is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      for (const variant of names) {
        const load = await measure(browser, portalOrigin, state, variant);
        if (round > 0) loads[variant].push(load);
      }
    }
    return {
      conditions: 'cold cache, 10 Mbit/s, 40 ms, processor 4 times slower; medians',
      rounds,
      ...Object.fromEntries(names.map((name) => [name, summaryOf(loads[name])])),
      remains: await measureRemains(browser, portalOrigin, state, cycles),
    };
  } finally {
    await browser.close();
    await product.stop();
  }
}
