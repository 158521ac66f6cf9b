/**
 * The time to the first screen of the app, federated compared with the same sources as one ordinary bundle, and the
 * bytes of script loaded for it and for the landing page. Both variants run from the same server code, in turn, with an
 * empty cache. `LOAD_ROUNDS` sets how often (7).
 */
import { chromium } from '@playwright/test';
import { startProduct } from '../e2e/product.ts';
import { buildMono } from './load/build-mono.ts';
import { measurePage, signUp, type PageLoad } from './load/measure-page.ts';
import type { Findings } from './run.ts';
import { percentile } from './statistics.ts';

const address = '/app/events/work';
/** Matches when the list shows its data, because its action is then in the page. */
const sign = 'main a[href="/app/events/work/new"]';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const kib = (bytes: number): number => Math.round(bytes / 102.4) / 10;
const medianOf = (loads: readonly PageLoad[], key: 'ready' | 'firstPaint' | 'scriptBytes' | 'scripts'): number =>
  percentile(
    loads.map((load) => load[key]),
    0.5,
  );

function summaryOf(loads: readonly PageLoad[]): Record<string, number> {
  const times = loads.map(({ ready }) => ready);
  return {
    readyMs: Math.round(medianOf(loads, 'ready')),
    readyMsFastest: Math.round(Math.min(...times)),
    readyMsSlowest: Math.round(Math.max(...times)),
    firstPaintMs: Math.round(medianOf(loads, 'firstPaint')),
    scriptKiB: kib(medianOf(loads, 'scriptBytes')),
    scripts: medianOf(loads, 'scripts'),
  };
}

/** Measures both variants; see the comment at the top of the file. */
export async function run(): Promise<Findings> {
  const rounds = Number(process.env['LOAD_ROUNDS'] ?? 7);
  const mono = await buildMono('events');
  const [federatedProduct, monoProduct] = [await startProduct(), await startProduct({ TESSERA_BUILD: mono })];
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const sites = [federatedProduct, monoProduct].map(({ siteOrigin }) => siteOrigin);
    const states = await Promise.all(sites.map((site) => signUp(browser, site)));
    const loads: PageLoad[][] = [[], []];
    // The first round warms up the server's file cache and is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      for (const [index, site] of sites.entries()) {
        const load = await measurePage(browser, site + address, sign, states[index] ?? { cookies: [], origins: [] });
        if (round > 0) loads[index]?.push(load);
      }
    }
    const landing = await measurePage(browser, `${sites[0] ?? ''}/`, 'main h1', { cookies: [], origins: [] });
    const [federated = [], oneBundle = []] = loads;
    return {
      conditions: 'cold cache, 10 Mbit/s, 40 ms, processor 4 times slower; medians',
      rounds,
      landing: { scriptKiB: kib(landing.scriptBytes), readyMs: Math.round(landing.ready) },
      federated: summaryOf(federated),
      oneBundle: summaryOf(oneBundle),
      federatedToOneBundle: Math.round((medianOf(federated, 'ready') / medianOf(oneBundle, 'ready')) * 1000) / 1000,
    };
  } finally {
    await browser.close();
    await Promise.all([federatedProduct.stop(), monoProduct.stop()]);
  }
}
