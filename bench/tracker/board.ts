import type { Browser, Page } from '@playwright/test';
import { measurePage } from '../load/measure-page.ts';
import { summarize, type Summary } from '../statistics.ts';
import { type Frames, watchFrames } from './frames.ts';

type State = Parameters<typeof measurePage>[3];

export interface Opening {
  /** Empty cache, 10 Mbit/s, 40 ms latency, and a CPU slowed down four times. */
  readonly cold: Summary;
  /** Opened again from the cache, with a CPU slowed down four times. */
  readonly warm: Summary;
}

const card = 'article h3 a';

/** Measures the milliseconds from navigation to cards on the board, or rows in the table, that can be clicked. */
export async function timeOpening(
  browser: Browser,
  address: string,
  state: State,
  { rounds, sign = card }: { readonly rounds: number; readonly sign?: string },
): Promise<Opening> {
  const cold: number[] = [];
  const warm: number[] = [];
  // The first round warms up the server's file cache and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    const load = await measurePage(browser, address, sign, state);
    if (round > 0) cold.push(load.ready);
  }
  const context = await browser.newContext({ storageState: state });
  const page = await context.newPage();
  await page.goto(address);
  await page.locator(sign).first().waitFor();
  const tools = await context.newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript((selector) => {
    const check = (): void => {
      if (document.querySelector(selector) === null) requestAnimationFrame(check);
      else performance.mark('ready');
    };
    requestAnimationFrame(check);
  }, sign);
  for (let round = 0; round < rounds; round += 1) {
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0);
    warm.push(await page.evaluate(() => performance.getEntriesByName('ready')[0]?.startTime ?? Number.NaN));
  }
  await context.close();
  return { cold: summarize(cold), warm: summarize(warm) };
}

/**
 * Drags the first card of a column across all others and back, several times, and drops it at its original position.
 */
export async function dragAcross(page: Page): Promise<Frames> {
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  const start = await column('Saved').getByRole('article').first().boundingBox();
  const end = await column('Closed').boundingBox();
  if (start === null || end === null) throw new Error('There is nothing to drag.');
  const [x, y] = [start.x + start.width / 2, start.y + start.height / 2];
  const across = Math.min(end.x + end.width / 2, (page.viewportSize()?.width ?? 1280) - 40);
  await page.mouse.move(x, y);
  await page.mouse.down();
  const frames = await watchFrames(page, async () => {
    await page.mouse.move(x + 12, y, { steps: 3 });
    for (let round = 0; round < 4; round += 1) {
      await page.mouse.move(across, y + 40 * round, { steps: 90 });
      await page.mouse.move(x, y, { steps: 90 });
    }
  });
  await page.mouse.up();
  return frames;
}

/** Drops a card on another column and measures from the release to the card in place, with the frames around it. */
export async function dropElsewhere(page: Page): Promise<Frames> {
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  const moved = column('Saved').getByRole('article').first();
  const title = await moved.getByRole('heading').textContent();
  const start = await moved.boundingBox();
  const end = await column('Screening').boundingBox();
  if (start === null || end === null) throw new Error('There is nothing to drag.');
  return watchFrames(page, async () => {
    await page.mouse.move(start.x + 40, start.y + 40);
    await page.mouse.down();
    await page.mouse.move(start.x + 60, start.y + 40, { steps: 3 });
    await page.mouse.move(end.x + end.width / 2, end.y + 100, { steps: 20 });
    await page.mouse.up();
    await column('Screening')
      .getByRole('article')
      .filter({ hasText: title ?? '' })
      .waitFor();
  });
}

/** Scrolls what is under the pointer by wheel events until it has moved by `distance` pixels. */
export function scrollThrough(page: Page, distance: number): Promise<Frames> {
  return watchFrames(page, async () => {
    for (let gone = 0; gone < distance; gone += 240) {
      await page.mouse.wheel(0, 240);
      await page.waitForTimeout(16);
    }
  });
}
