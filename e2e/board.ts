import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The board's column with this stage name. */
export const column = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
/** The card with this title, in a column or on the page. */
export const card = (place: Page | Locator, title: string): Locator =>
  place.getByRole('article').filter({ hasText: title });

async function boxOf(place: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await place.boundingBox();
  if (box === null) throw new Error('There is nothing to drag here.');
  return box;
}

/** A real drag takes longer than one frame for each move, and the dragged card is rendered at each. */
const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Drags with the mouse in small steps, as a hand does. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await boxOf(from), await boxOf(to)];
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2 + 12, start.y + start.height / 2, { steps: 3 });
  await page.mouse.move(end.x + end.width / 2, end.y + 80, { steps: 10 });
  await twoFrames(page);
  await page.mouse.up();
}

/** Chooses an item of the focused menu using the keyboard only. */
export async function chooseByKeys(page: Page, entry: string): Promise<void> {
  await page.keyboard.press('Enter');
  const items = page.getByRole('menuitem');
  await expect(items.first()).toHaveAttribute('data-highlighted');
  for (const text of await items.allTextContents()) {
    const item = page.getByRole('menuitem', { name: text, exact: true });
    await expect(item).toHaveAttribute('data-highlighted');
    if (text === entry) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Simulates a finger on the screen. Touches go through the browser as if they came from the hardware. */
async function fingerOf(page: Page): Promise<{
  readonly down: (at: Point) => Promise<void>;
  readonly move: (from: Point, to: Point, steps: number) => Promise<void>;
  readonly up: () => Promise<void>;
}> {
  const tools = await page.context().newCDPSession(page);
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]): Promise<void> => {
    await tools.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  return {
    down: (at) => send('touchStart', [at]),
    async move(from, to, steps) {
      for (let step = 1; step <= steps; step += 1) {
        const share = step / steps;
        await send('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
        await twoFrames(page);
      }
    },
    up: () => send('touchEnd', []),
  };
}

/** Presses a card until it is picked up, then drags it by touch. */
export async function dragByFinger(page: Page, title: string, to: Locator): Promise<void> {
  const finger = await fingerOf(page);
  const [start, end] = [await boxOf(card(page, title)), await boxOf(to)];
  const from = { x: start.x + start.width / 2, y: start.y + start.height / 2 };
  await finger.down(from);
  // The copy under the finger is a second card.
  await expect(card(page, title)).toHaveCount(2);
  await finger.move(from, { x: end.x + end.width / 2, y: end.y + 120 }, 12);
  await finger.up();
  await expect(card(page, title)).toHaveCount(1);
}

/** Swipes over an element without stopping, as a person does to scroll. */
export async function swipeUp(page: Page, over: Locator): Promise<void> {
  const finger = await fingerOf(page);
  const { x, y, width, height } = await boxOf(over);
  const from = { x: x + width / 2, y: y + height - 60 };
  await finger.down(from);
  await finger.move(from, { x: from.x, y: from.y - 250 }, 8);
  await finger.up();
}
