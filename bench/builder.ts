/**
 * The time until a résumé's first page is on screen when its builder is opened with an empty cache, and the bytes
 * loaded for it beyond the app itself. The sample résumé has two pages. `BUILDER_ROUNDS` sets how often it is opened
 * (7).
 */
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../e2e/chromium.ts';
import { signUp } from '../e2e/fixtures.ts';
import { importSample } from '../e2e/import-a-resume.ts';
import { startProduct } from '../e2e/product.ts';
import { measurePage, type PageLoad } from './load/measure-page.ts';
import type { Findings } from './run.ts';
import { summarize } from './statistics.ts';

/** Matches when a page of the résumé is in the document. */
const sign = '.pages-view .typst-text';

const kib = (bytes: number): number => Math.round(bytes / 102.4) / 10;

/** Measures the builder; see the comment at the top of the file. Times are in milliseconds. */
export async function run(): Promise<Findings> {
  const rounds = Number(process.env['BUILDER_ROUNDS'] ?? 7);
  const product = await startProduct();
  const browser = await chromium.launch(chromiumOptions);
  try {
    const context = await browser.newContext({ baseURL: product.siteOrigin });
    const page = await context.newPage();
    await signUp(page);
    await importSample(page);
    const address = page.url();
    const state = await context.storageState();
    await context.close();
    const loads: PageLoad[] = [];
    // The first round warms up the server's file cache and is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      const load = await measurePage(browser, address, sign, state);
      if (round > 0) loads.push(load);
    }
    const firstPage = summarize(loads.map(({ ready }) => ready));
    const last = loads.at(-1);
    console.table({
      'first page on screen, ms': { ...firstPage, budget: 'p50 1000' },
      'scripts, KiB': { p50: kib(last?.scriptBytes ?? Number.NaN), budget: '' },
      'beyond the app (data, pages), KiB': { p50: kib(last?.dataBytes ?? Number.NaN), budget: '300' },
    });
    return {
      conditions: 'cold cache, 10 Mbit/s, 40 ms, processor 4 times slower',
      rounds,
      firstPage,
      firstPaint: summarize(loads.map((load) => load.firstPaint)),
      scriptKiB: kib(last?.scriptBytes ?? Number.NaN),
      beyondTheAppKiB: kib(last?.dataBytes ?? Number.NaN),
      requests: last?.timeline ?? [],
    };
  } finally {
    await browser.close();
    await product.stop();
  }
}
