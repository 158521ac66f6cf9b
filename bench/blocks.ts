/**
 * A list of 1,000 blocks in Chromium against the built product, with a CPU slowed down four times: the time until it is
 * usable, beside that of a list of one block, which shows what the app itself takes; from a key in its search to the frame that shows the results, and from Save to the list with the change, and
 * the memory of its scripts. `BLOCKS_ROUNDS` sets how often it is opened and saved (5).
 */
import os from 'node:os';
import { chromium, type Page } from '@playwright/test';
import { chromiumOptions } from '../e2e/chromium.ts';
import { signUp } from '../e2e/fixtures.ts';
import { makeBlocks } from '../e2e/many-blocks.ts';
import { startProduct } from '../e2e/product.ts';
import { measurePage } from './load/measure-page.ts';
import type { Findings } from './run.ts';
import { summarize } from './statistics.ts';

const count = 1_000;
const address = '/app/events/work';
/**
 * The virtualized list has taken over, so that it knows every row and not only those rendered before its code loaded.
 */
const sign = '[data-index] article';
const signOfOne = 'main article';
const slowdown = 4;
/** Searches that are typed one key at a time and then cleared. */
const searches = ['zurich cafe', 'engineer acme 4', 'apprentices'];

/** Returns the milliseconds from each key to the end of the frame in which the rows have changed. */
async function timeKeys(page: Page): Promise<number[]> {
  const box = page.getByRole('searchbox');
  await box.focus();
  const times: number[] = [];
  for (const text of searches) {
    const letters = Array.from(text);
    const keys = [...letters, ...letters.map(() => 'Backspace')];
    for (const key of keys) {
      await watchNextKey(page);
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      const time = await page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown);
      if (Number.isFinite(time)) times.push(time);
      await page.waitForTimeout(60);
    }
  }
  return times;
}

/** Starts to time the next key. A key that does not change the rows, such as a space, counts as none. */
async function watchNextKey(page: Page): Promise<void> {
  await page.evaluate(() => {
    const list = document.querySelector('main [data-block]')?.closest('ul')?.parentElement?.parentElement;
    const shown = new Promise<number>((resolve) => {
      document.addEventListener(
        'input',
        (event) => {
          let last = Number.NaN;
          const observer = new MutationObserver(() => {
            requestAnimationFrame(() => {
              const channel = new MessageChannel();
              channel.port1.onmessage = () => (last = performance.now() - event.timeStamp);
              channel.port2.postMessage(undefined);
            });
          });
          observer.observe(list ?? document.body, { childList: true, subtree: true, characterData: true });
          setTimeout(() => {
            observer.disconnect();
            resolve(last);
          }, 250);
        },
        { once: true, capture: true },
      );
    });
    Object.assign(window, { shown });
  });
}

/** Returns the milliseconds from pressing Save to the list with the change in it. */
async function timeSave(page: Page, round: number): Promise<number> {
  await page.locator('article h2 a').nth(3).click();
  const location = page.getByLabel('Location');
  await location.fill(`Place ${round}`);
  const started = Date.now();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(`Place ${round}`).first().waitFor();
  return Date.now() - started;
}

/** Measures the list; see the comment at the top of the file. Times are in milliseconds, memory in MiB. */
export async function run(): Promise<Findings> {
  const rounds = Number(process.env['BLOCKS_ROUNDS'] ?? 5);
  const product = await startProduct();
  const browser = await chromium.launch(chromiumOptions);
  try {
    const context = await browser.newContext({ baseURL: product.siteOrigin, viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await signUp(page);
    await makeBlocks(page, count);
    const state = await context.storageState();
    const one = await browser.newContext({ baseURL: product.siteOrigin });
    const otherPage = await one.newPage();
    await signUp(otherPage);
    await makeBlocks(otherPage, 1);
    const stateOfOne = await one.storageState();
    const opened: number[] = [];
    const openedOne: number[] = [];
    let dataBytes = 0;
    // The first round warms up the server's file cache and is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      const load = await measurePage(browser, product.siteOrigin + address, sign, state);
      const loadOfOne = await measurePage(browser, product.siteOrigin + address, signOfOne, stateOfOne);
      if (round > 0) {
        opened.push(load.ready);
        openedOne.push(loadOfOne.ready);
      }
      dataBytes = load.dataBytes;
    }

    const tools = await context.newCDPSession(page);
    await page.goto(address);
    await page.locator(sign).first().waitFor();
    await tools.send('HeapProfiler.collectGarbage');
    const heap = await tools.send('Runtime.getHeapUsage');
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const keys = await timeKeys(page);
    const saves: number[] = [];
    for (let round = 0; round < rounds; round += 1) saves.push(await timeSave(page, round));
    const heapMiB = Math.round(heap.usedSize / 104_857.6) / 10;
    const drawnRows = await page.locator('article').count();
    const found = {
      ...{ toInteractive: summarize(opened), oneToInteractive: summarize(openedOne) },
      ...{ keyToList: summarize(keys), save: summarize(saves) },
    };
    console.table({
      'list of one to interactive, ms': found.oneToInteractive,
      'list of 1,000 to interactive, ms': found.toInteractive,
      'key in the search → list, ms': { ...found.keyToList, keys: keys.length },
      'Save → list with the change, ms': found.save,
    });
    return {
      conditions: `cold cache, 10 Mbit/s, 40 ms for opening; processor ${slowdown} times slower for all`,
      /**
       * Processes that were ready to run, averaged over the last minute. Above the number of cores, the times are
       * unreliable.
       */
      load: Math.round((os.loadavg()[0] ?? 0) * 10) / 10,
      rounds,
      blocks: count,
      ...found,
      keys: keys.length,
      heapMiB,
      drawnRows,
      dataKiB: Math.round(dataBytes / 102.4) / 10,
    };
  } finally {
    await browser.close();
    await product.stop();
  }
}
