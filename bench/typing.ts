/**
 * From a keystroke to the repainted page, in Chromium against the built product: a résumé of one, two, and five pages
 * is open in the builder, and eight keys per second are typed into its headline. A key's time ends with the frame that
 * paints the page. Also measures a paragraph of a one-page letter, and a server 200 ms away, before and after the
 * browser has switched to its own engine.
 */
import { readFileSync } from 'node:fs';
import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { chromiumOptions } from '../e2e/chromium.ts';
import { openContact } from '../e2e/builder-rows.ts';
import { signUp } from '../e2e/fixtures.ts';
import { chooseFile, importSample, sampleResume } from '../e2e/import-a-resume.ts';
import { startProduct } from '../e2e/product.ts';
import { summarize, type Summary } from './statistics.ts';

/** Number of keys in a row: as many as fit on one line, because wrapped text is not found on the page as one string. */
const keys = 26;
const rows = 3;
/** Keys before the measurement, while engines and the browser warm up. */
const warmUp = 15;
const pause = 125;
/** What makes the sample one page long and five pages long: fewer sections, and more jobs. */
const otherLengths: readonly ResumeParts[] = [
  { parts: ['basics', 'work', 'education'], jobs: 1 },
  { parts: ['basics', 'work', 'education', 'skills', 'volunteer', 'projects'], jobs: 17 },
];
/** Round-trip time in milliseconds. */
const farAway = 200;

interface ResumeParts {
  /** Top-level keys of JSON Resume. */
  readonly parts: readonly string[];
  readonly jobs: number;
}

interface Typed {
  /** Milliseconds from each key to the frame that shows it. */
  readonly times: number[];
  /** Milliseconds of each main-thread task that took longer than 50. */
  readonly longTasks: number[];
}

/**
 * Records in the page when each key is shown: when the pages contain the text typed so far and a frame has been
 * painted.
 */
async function watchKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    const typed: Typed = { times: [], longTasks: [] };
    Object.assign(window, { typed });
    new PerformanceObserver((list) => {
      for (const task of list.getEntries()) typed.longTasks.push(task.duration);
    }).observe({ type: 'longtask' });
    const waiting: { readonly text: string; readonly at: number }[] = [];
    document.addEventListener('input', (event) => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
      // Earlier text of the field may wrap over several lines, but the typed text stays on one.
      waiting.push({ text: target.value.slice(target.value.lastIndexOf('\n') + 1), at: event.timeStamp });
    });
    const pages = document.querySelector('.pages-view');
    new MutationObserver(() => {
      const shown = pages?.textContent ?? '';
      // When a newer text is on the page, all older keys count as shown, too.
      const newest = waiting.findLastIndex(({ text }) => shown.includes(text));
      const answered = waiting.splice(0, newest + 1);
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => typed.times.push(...answered.map(({ at }) => performance.now() - at));
        channel.port2.postMessage(undefined);
      });
    }).observe(pages ?? document.body, { childList: true, subtree: true, characterData: true, attributes: true });
  });
}

async function type(page: Page, count: number): Promise<void> {
  // There are no spaces, because a trailing space shows on the page only with the next letter.
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press(letters[index % letters.length] ?? 'a');
    await page.waitForTimeout(pause);
  }
}

async function readTyped(page: Page): Promise<Typed> {
  return page.evaluate(() => {
    const { typed } = window as unknown as { typed: Typed };
    const copy = { times: [...typed.times], longTasks: [...typed.longTasks] };
    typed.times.length = 0;
    typed.longTasks.length = 0;
    return copy;
  });
}

/** Types `rows` rows into a field, each after `before`, and returns how long each key took. */
async function typeRows(page: Page, field: Locator, before = ''): Promise<Typed> {
  const all: Typed = { times: [], longTasks: [] };
  for (let row = 0; row < rows; row += 1) {
    await page.waitForTimeout(1000);
    await field.fill(before);
    await page.waitForTimeout(500);
    await readTyped(page);
    await type(page, keys);
    await page.waitForTimeout(1000);
    const typed = await readTyped(page);
    all.times.push(...typed.times);
    all.longTasks.push(...typed.longTasks);
  }
  return all;
}

/** Returns the sample with these sections and that many jobs as a file. */
function sampleOf({ parts, jobs }: ResumeParts): { name: string; mimeType: string; buffer: Buffer } {
  const sample = JSON.parse(readFileSync(sampleResume, 'utf8')) as Record<string, unknown> & { work: object[] };
  const work = Array.from({ length: jobs }, (_, index) => ({ ...sample.work[0], name: `Employer ${index + 1}` }));
  const kept = Object.entries({ ...sample, work }).filter(([key]) => parts.includes(key));
  const buffer = Buffer.from(JSON.stringify(Object.fromEntries(kept)));
  return { name: 'sample.json', mimeType: 'application/json', buffer };
}

interface OfLength {
  readonly pages: string;
  readonly times: Summary;
}

/** Types into the headline of a résumé that is longer or shorter than the sample, in an account of its own. */
async function typeInLength(browser: Browser, baseURL: string, resume: ResumeParts): Promise<OfLength> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await signUp(page);
    await chooseFile(page, sampleOf(resume));
    await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
    const pages = await page.getByText(/^\d+ pages?$/).innerText();
    const headline = await openContact(page);
    await headline.fill('');
    await headline.focus();
    await watchKeys(page);
    await type(page, warmUp);
    return { pages, times: summarize((await typeRows(page, headline)).times) };
  } finally {
    await context.close();
  }
}

/** Types into a paragraph in the middle of a letter of about one page. */
async function typeLetter(page: Page): Promise<Typed> {
  await page.goto('/app/cover-letters/edit/new');
  const empty = page.getByRole('textbox', { name: 'Text of New paragraph' });
  const story = 'Bread is what I know, and people who wait for it in the morning. '.repeat(6).trim();
  await empty.fill(`First. ${story}`);
  for (const name of ['Second', 'Third', 'Fourth']) {
    await page.getByRole('button', { name: 'Write a paragraph for this letter' }).click();
    await empty.fill(`${name}. ${story}`);
  }
  await page.locator('.pages-view').getByText('Fourth.', { exact: false }).first().waitFor();
  const second = page.getByRole('textbox', { name: /^Text of/ }).nth(1);
  // After an empty line, a row is a paragraph of its own and therefore on its own line.
  const before = 'Second.\n\n';
  await second.fill(before);
  await second.focus();
  await watchKeys(page);
  await type(page, warmUp);
  return typeRows(page, second, before);
}

interface FarAway {
  readonly byServer: Summary;
  readonly byBrowser: Summary;
  /**
   * Milliseconds from the first key until the browser's own engine rendered. Most of it is the pause that the switch
   * waits for.
   */
  readonly untilBrowser: number;
}

/**
 * Measures a distant server: at first the server renders, and once the browser has loaded the engine, the browser does.
 */
async function typeFarAway(page: Page, headline: Locator): Promise<FarAway> {
  const client = await page.context().newCDPSession(page);
  const speed = { downloadThroughput: -1, uploadThroughput: -1 };
  await client.send('Network.emulateNetworkConditions', { offline: false, latency: farAway, ...speed });
  await headline.fill('');
  await page.waitForTimeout(1000);
  await readTyped(page);
  const start = performance.now();
  await page.locator('.pages-view svg').evaluate((drawing) => drawing.setAttribute('data-of-server', ''));
  await type(page, keys);
  const byServer = summarize((await readTyped(page)).times);
  await page.waitForFunction(() => document.querySelector('.pages-view svg[data-of-server]') === null);
  const untilBrowser = Math.round(performance.now() - start);
  const { times } = await typeRows(page, headline);
  return { byServer, byBrowser: summarize(times), untilBrowser };
}

/** Measures typing; see the comment at the top of the file. Times are in milliseconds. */
export async function run(): Promise<Record<string, unknown>> {
  const product = await startProduct();
  const browser = await chromium.launch(chromiumOptions);
  try {
    const context = await browser.newContext({ baseURL: product.siteOrigin, viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await signUp(page);
    await importSample(page);
    const headline = await openContact(page);
    await headline.fill('');
    await headline.focus();
    await watchKeys(page);
    await type(page, warmUp);
    const { times, longTasks } = await typeRows(page, headline);
    const summary: Summary = summarize(times);
    const tab = await context.newPage();
    const letter = summarize((await typeLetter(tab)).times);
    await tab.close();
    const lengths: OfLength[] = [];
    for (const parts of otherLengths) lengths.push(await typeInLength(browser, product.siteOrigin, parts));
    const far = await typeFarAway(page, headline);
    console.table({
      'keystroke → page (résumé, 2 pages), ms': { ...summary, budget: 'p95 50' },
      ...Object.fromEntries(
        lengths.map(({ pages, times }) => [`keystroke → page (résumé, ${pages}), ms`, { ...times, budget: '' }]),
      ),
      'keystroke → page (letter, 1 page), ms': { ...letter, budget: 'p95 50' },
      'tasks over 50 ms on the main thread': { p50: longTasks.length, max: Math.max(0, ...longTasks), budget: '0' },
      [`${farAway} ms away, drawn by the server`]: far.byServer,
      [`${farAway} ms away, drawn by this browser`]: { ...far.byBrowser, budget: 'p95 50' },
    });
    return { keys: keys * rows, shown: times.length, keystrokeToPage: summary, lengths, letter, longTasks, far };
  } finally {
    await browser.close();
    await product.stop();
  }
}
