/**
 * What a remote costs a page of somebody else: the list of work on a plain page by `Tessera.mount`, the same page in an
 * iframe, and the same remote as a single-spa parcel; by turns, with a cold cache, in one run. Then a hundred mounts and
 * unmounts: what stays. `EMBED_ROUNDS` sets how often a page is opened (5), `EMBED_CYCLES` how often it is mounted (100).
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { startProduct } from '../e2e/product.ts';
import { customersPassword } from '../mocks/partner-portal/customers/customers.ts';
import { projectRoot } from '../shared/tooling/apps.ts';
import { openSlowPage, type StorageState } from './load/measure-page.ts';
import type { Findings } from './run.ts';
import { percentile } from './statistics.ts';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const parcelLibrary = path.join(projectRoot, 'node_modules/single-spa/lib/es5/umd/single-spa.min.cjs');

const ready = 'top.document.body.dataset.ready = performance.now() + performance.timeOrigin';
const mount = `Tessera.mount('events', document.getElementById('place'), portal.options)`;

/** The page's own script, by the way in which it embeds. */
const variants = {
  mount: () => `${mount}.ready.then(() => { ${ready} });`,
  iframe: () => `
    if (window === top) {
      const frame = document.createElement('iframe');
      frame.src = location.href;
      document.getElementById('place').append(frame);
    } else ${mount}.ready.then(() => { ${ready} });`,
  parcel: () => `${readFileSync(parcelLibrary, 'utf8')};
    let mounted;
    const parcel = {
      bootstrap: () => Promise.resolve(),
      mount: ({ domElement }) => (mounted = Tessera.mount('events', domElement, portal.options)).ready,
      unmount: () => mounted.unmount(),
    };
    singleSpa.mountRootParcel(parcel, { domElement: document.getElementById('place') })
      .mountPromise.then(() => { ${ready} });`,
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

/** Puts a variant in the place of the plain page's script; a page may be in a frame of itself for once. */
async function prepare(page: Page, variant: Variant): Promise<void> {
  await page.route('**/integrations/plain.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: variants[variant]() }),
  );
  await page.route('**/integrations/plain', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': '' } });
  });
}

interface Load {
  readonly readyMs: number;
  readonly scriptBytes: number;
  readonly requests: number;
}

async function measure(browser: Browser, portal: string, state: StorageState, variant: Variant): Promise<Load> {
  const context = await browser.newContext({ storageState: state });
  const page = await openSlowPage(context);
  await prepare(page, variant);
  const sizes: Promise<number>[] = [];
  let requests = 0;
  page.on('requestfinished', (request) => {
    requests += 1;
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(`${portal}/integrations/plain`, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.body.dataset['ready'] !== undefined, undefined, { timeout: 60_000 });
  const readyMs = await page.evaluate(() => Number(document.body.dataset['ready']) - performance.timeOrigin);
  const scriptBytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return { readyMs, scriptBytes, requests };
}

interface Remains {
  readonly heapBytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

async function remains(page: Page): Promise<Remains> {
  const tools = await page.context().newCDPSession(page);
  // What is only waiting for the collector has not stayed; two rounds let finalizers run in between.
  for (let round = 0; round < 3; round += 1) await tools.send('HeapProfiler.collectGarbage');
  await tools.send('Performance.enable');
  const { metrics } = await tools.send('Performance.getMetrics');
  const of = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { heapBytes: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

/** Mounts and unmounts a remote, and answers what each cycle has left, after some that warm up. */
async function measureRemains(
  browser: Browser,
  portal: string,
  state: StorageState,
  cycles: number,
): Promise<Findings> {
  const context = await browser.newContext({ storageState: state });
  const page = await context.newPage();
  await page.goto(`${portal}/integrations/plain`);
  const cycle = async (count: number): Promise<void> => {
    await page.evaluate(async (times) => {
      const { portal: own } = window as unknown as { portal: { options: Parameters<typeof Tessera.mount>[2] } };
      for (let time = 0; time < times; time += 1) {
        const place = document.getElementById('place') ?? document.body;
        const handle = Tessera.mount('events', place, own.options);
        await handle.ready;
        await new Promise((resolve) => setTimeout(resolve, 30));
        await handle.unmount();
      }
    }, count);
    await page.waitForTimeout(500);
  };
  await cycle(20);
  const before = await remains(page);
  await cycle(cycles);
  const after = await remains(page);
  const children = await page.locator('#place > *').count();
  await context.close();
  return {
    cycles,
    heapKiBPerCycle: Math.round(((after.heapBytes - before.heapBytes) / 1024 / cycles) * 10) / 10,
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    elementsLeft: children,
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

export async function run(): Promise<Findings> {
  const rounds = Number(process.env['EMBED_ROUNDS'] ?? 5);
  const cycles = Number(process.env['EMBED_CYCLES'] ?? 100);
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const { portalOrigin } = product;
    const state = await signIn(browser, portalOrigin);
    const loads: Record<Variant, Load[]> = { mount: [], iframe: [], parcel: [] };
    // The first round warms the server's file cache and is not counted.
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
