/**
 * 5,000 tracked jobs in Chromium against the built product: the time until the board and the table are usable, beside
 * that of a board with one job, which shows what the app itself takes, and the frames while a card is dragged across the columns by mouse and while lists are scrolled. Also the gateway's response
 * times with 100 accounts of 1,000 jobs (`tracker/api.ts`). `TRACKER_ROUNDS` sets how often pages are opened (5),
 * `JOBS_ROUNDS` how often the gateway is queried (30). `TRACKER_PART` measures only `screen` or `api` and leaves the
 * other unchanged.
 */
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../e2e/chromium.ts';
import { signUp } from '../e2e/fixtures.ts';
import { makeJobs } from '../e2e/many-jobs.ts';
import { startProduct } from '../e2e/product.ts';
import { earlierFindings, runMeasurement } from './measured-parts.ts';
import type { Findings } from './run.ts';
import { measureApi } from './tracker/api.ts';
import { dragAcross, dropElsewhere, scrollThrough, timeOpening } from './tracker/board.ts';

const count = 5_000;
const board = '/app/jobs/track?view=board';
const table = '/app/jobs/track?view=table';

async function measureScreen(rounds: number): Promise<Findings> {
  const product = await startProduct();
  const browser = await chromium.launch(chromiumOptions);
  try {
    const context = await browser.newContext({ baseURL: product.siteOrigin, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await signUp(page);
    await makeJobs(page, count);
    const state = await context.storageState();
    const boardOpening = await timeOpening(browser, product.siteOrigin + board, state, { rounds });
    const one = await browser.newContext({ baseURL: product.siteOrigin });
    const otherPage = await one.newPage();
    await signUp(otherPage);
    await makeJobs(otherPage, 1);
    const oneOpening = await timeOpening(browser, product.siteOrigin + board, await one.storageState(), { rounds });
    const tableOpening = await timeOpening(browser, product.siteOrigin + table, state, {
      rounds,
      sign: 'main tbody tr th, main [role="row"] a',
    });
    await page.goto(board);
    await page.locator('article').nth(10).waitFor();
    await page.waitForLoadState('networkidle');
    const drag = await dragAcross(page);
    const drop = await dropElsewhere(page);
    const column = await page.getByRole('region', { name: 'Closed', exact: true }).boundingBox();
    await page.mouse.move((column?.x ?? 0) + 60, (column?.y ?? 0) + 200);
    const columnScroll = await scrollThrough(page, 24_000);
    const cards = await page.locator('article').count();
    await page.goto(table);
    await page.getByRole('link', { name: /\d/ }).nth(5).waitFor();
    await page.mouse.move(700, 600);
    const tableScroll = await scrollThrough(page, 24_000);
    const opening = { ...boardOpening.cold, budget: '' };
    console.table({
      'board to interactive, cold, 4× CPU, ms': opening,
      'board of one job to interactive, cold, 4× CPU, ms': { ...oneOpening.cold, budget: '' },
      'board to interactive, from cache, 4× CPU, ms': { ...boardOpening.warm, budget: 'p50 1000' },
      'table to interactive, from cache, 4× CPU, ms': { ...tableOpening.warm, budget: '' },
      'dragging across, ms between frames': { ...drag.between, budget: 'p95 20, max 50' },
      'dropping elsewhere, ms between frames': { ...drop.between, budget: 'max 50' },
      'scrolling a column, ms between frames': { ...columnScroll.between, budget: '' },
      'scrolling the table, ms between frames': { ...tableScroll.between, budget: '' },
    });
    return {
      rounds,
      board: boardOpening,
      boardOfOne: oneOpening,
      table: tableOpening,
      ...{ drag, drop, columnScroll, tableScroll, cards },
    };
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** Measures the tracker; see the comment at the top of the file. Times are in milliseconds. */
export async function run(): Promise<Findings> {
  const part = process.env['TRACKER_PART'];
  const { screen, api } = earlierFindings('tracker');
  return {
    jobs: count,
    screen:
      part === 'api' ? screen : await runMeasurement(() => measureScreen(Number(process.env['TRACKER_ROUNDS'] ?? 5))),
    api: part === 'screen' ? api : await runMeasurement(() => measureApi(Number(process.env['JOBS_ROUNDS'] ?? 30))),
  };
}
