/**
 * Keystroke → repainted page, in Chromium against the built product: a résumé of one, two and five pages is open in the
 * builder and its headline is typed into at eight keys a second. A key's time ends with the frame that paints the page. The same
 * in a paragraph of a letter with one page, and with a server 200 ms away, before and after this browser has begun to draw by
 * itself.
 */
import { readFileSync } from 'node:fs';
import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { chromiumOptions } from '../e2e/chromium.ts';
import { signUp } from '../e2e/fixtures.ts';
import { chooseFile, importSample, sampleResume } from '../e2e/import-a-resume.ts';
import { startProduct } from '../e2e/product.ts';
import { summarize, type Summary } from './statistics.ts';

/** Keys in a row: as many as stay on one line, since a broken line is not found on the page as one text. */
const keys = 26;
const rows = 3;
/** Keys before the measurement, while engines and browser warm up. */
const warmUp = 15;
const pause = 125;
/** What makes the sample one page long, and five: fewer of its parts, and more jobs. */
const otherLengths: readonly ResumeParts[] = [
  { parts: ['basics', 'work', 'education'], jobs: 1 },
  { parts: ['basics', 'work', 'education', 'skills', 'volunteer', 'projects'], jobs: 17 },
];
/** Milliseconds there and back. */
const farAway = 200;

interface ResumeParts {
  /** Keys of JSON Resume. */
  readonly parts: readonly string[];
  readonly jobs: number;
}

interface Typed {
  /** Milliseconds from each key to the frame that shows it. */
  readonly times: number[];
  /** Milliseconds of each task of the main thread that took over 50. */
  readonly longTasks: number[];
}

/** Waits in the page: a key counts as shown when the pages hold the text typed so far and a frame has been drawn. */
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
      // What stood in the field before may be broken over lines; what is typed stays on one.
      waiting.push({ text: target.value.slice(target.value.lastIndexOf('\n') + 1), at: event.timeStamp });
    });
    const pages = document.querySelector('.pages-view');
    new MutationObserver(() => {
      const shown = pages?.textContent ?? '';
      // The newest text that is on the page answers all older keys as well.
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
  // No spaces: one at the end of the text shows on the page only with the next letter.
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press(letters[index % letters.length] ?? 'a');
    await page.waitForTimeout(pause);
  }
}

async function typedIn(page: Page): Promise<Typed> {
  return page.evaluate(() => {
    const { typed } = window as unknown as { typed: Typed };
    const copy = { times: [...typed.times], longTasks: [...typed.longTasks] };
    typed.times.length = 0;
    typed.longTasks.length = 0;
    return copy;
  });
}

/** Types `rows` rows into a field, each after `before`, and answers how long each key took. */
async function typeRows(page: Page, field: Locator, before = ''): Promise<Typed> {
  const all: Typed = { times: [], longTasks: [] };
  for (let row = 0; row < rows; row += 1) {
    await page.waitForTimeout(1000);
    await field.fill(before);
    await page.waitForTimeout(500);
    await typedIn(page);
    await type(page, keys);
    await page.waitForTimeout(1000);
    const typed = await typedIn(page);
    all.times.push(...typed.times);
    all.longTasks.push(...typed.longTasks);
  }
  return all;
}

/** The sample with these parts and so many jobs, as a file. */
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
    const headline = page.getByRole('textbox', { name: 'Headline' });
    await headline.fill('');
    await headline.focus();
    await watchKeys(page);
    await type(page, warmUp);
    return { pages, times: summarize((await typeRows(page, headline)).times) };
  } finally {
    await context.close();
  }
}

/** A letter of about one page, with the caret in a paragraph in its middle. */
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
  // After an empty line a row is a paragraph, and a line, of its own.
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
  /** Milliseconds from the first key until this browser drew by itself; most of it is the pause that it waits for. */
  readonly untilBrowser: number;
}

/** The same with a server that is far: at first it draws, and when this browser has fetched the engine, that does. */
async function typeFarAway(page: Page, headline: Locator): Promise<FarAway> {
  const client = await page.context().newCDPSession(page);
  const speed = { downloadThroughput: -1, uploadThroughput: -1 };
  await client.send('Network.emulateNetworkConditions', { offline: false, latency: farAway, ...speed });
  await headline.fill('');
  await page.waitForTimeout(1000);
  await typedIn(page);
  const start = performance.now();
  await page.locator('.pages-view svg').evaluate((drawing) => drawing.setAttribute('data-of-server', ''));
  await type(page, keys);
  const byServer = summarize((await typedIn(page)).times);
  await page.waitForFunction(() => document.querySelector('.pages-view svg[data-of-server]') === null);
  const untilBrowser = Math.round(performance.now() - start);
  const { times } = await typeRows(page, headline);
  return { byServer, byBrowser: summarize(times), untilBrowser };
}

/** Measures typing; see the file's head. Times in milliseconds. */
export async function run(): Promise<Record<string, unknown>> {
  const product = await startProduct();
  const browser = await chromium.launch(chromiumOptions);
  try {
    const context = await browser.newContext({ baseURL: product.siteOrigin, viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await signUp(page);
    await importSample(page);
    const headline = page.getByRole('textbox', { name: 'Headline' });
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
