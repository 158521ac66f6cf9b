/**
 * How much of each working page is content: the distance from the top of the window to its first item, the items that
 * are in view as a whole, and the length of what scrolls, measured in Chromium against the built product and compared
 * with the budgets of the design. `PICTURES=<folder>` also takes a picture of each page. Exits with an error when a page
 * is over its budget.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumOptions } from '../e2e/chromium.ts';
import { ask } from '../e2e/many-blocks.ts';
import { startProduct } from '../e2e/product.ts';
import { openFully, openWorkspace, type WorkspaceIds } from '../e2e/workspace.ts';

interface Budget {
  /** The most pixels from the top of the window to the first item. */
  readonly first?: number;
  /** The least number of items that are in view as a whole; of a board, in one column. */
  readonly whole?: number;
  /** The most pixels that the page scrolls. */
  readonly scroll?: number;
}

interface MeasuredPage {
  readonly name: string;
  readonly path: (ids: WorkspaceIds) => string;
  /** Makes what only this page needs, and returns its address. */
  readonly prepare?: (page: Page, ids: WorkspaceIds) => Promise<string>;
  /** Selects the items. */
  readonly items: string;
  /** Selects the lists that are counted one by one, such as the columns of a board. */
  readonly lists?: string;
  /** Where the budget holds: 1440 × 900 with a mouse, or 390 × 844 with a finger. */
  readonly wide: Budget;
  readonly phone?: Budget;
}

const customSections = ['projects', 'volunteering', 'awards', 'publications', 'languages', 'interests', 'references'];

/** Copies the sample, which has only four sections, and adds as many as a person is likely to have. */
async function makeLongResume(page: Page, { resumeId }: WorkspaceIds): Promise<string> {
  const { original } = await ask<{ original: { document: { sections: readonly object[] } } }>(
    page,
    'query ($id: ID!) { original: resume(id: $id) { document } }',
    { id: resumeId },
  );
  const noText = { subtitle: '', location: '', link: '', text: '', points: [] };
  const item = { ...noText, title: 'Sample', startDate: null, endDate: null };
  const added = customSections.map((category) => ({
    ...{ id: crypto.randomUUID(), kind: 'custom', category, title: '', visible: true },
    items: [{ ...item, id: crypto.randomUUID() }],
  }));
  const document = { ...original.document, sections: [...original.document.sections, ...added] };
  const made = await ask<{ resume: { createResume: { id: string } } }>(
    page,
    'mutation ($input: ResumeInput!) { resume { createResume(input: $input) { id } } }',
    { input: { title: 'Long sample', document } },
  );
  return `/app/resumes/edit/${made.resume.createResume.id}`;
}

const pages: readonly MeasuredPage[] = [
  {
    ...{ name: 'find', path: () => '/app/jobs/find', items: 'main [data-row]' },
    ...{ wide: { first: 112, whole: 8 }, phone: { first: 200, whole: 5 } },
  },
  { name: 'for-you', path: () => '/app/jobs/savvy', items: 'main [data-row]', wide: { first: 112, whole: 8 } },
  {
    ...{ name: 'board', path: () => '/app/jobs/track?view=board', items: '[data-job]', lists: '[data-column]' },
    wide: { first: 192, whole: 7 },
  },
  {
    ...{ name: 'table', path: () => '/app/jobs/track?view=table', items: 'main [data-row]' },
    wide: { first: 184, whole: 17 },
  },
  {
    ...{ name: 'calendar', path: () => '/app/jobs/track?view=calendar', items: 'main [data-week]' },
    wide: { whole: 5 },
  },
  {
    ...{ name: 'insights', path: () => '/app/jobs/track?view=insights', items: 'main [data-figure]' },
    wide: { first: 120, scroll: 1100 },
  },
  { name: 'job', path: ({ jobId }) => `/app/jobs/track/${jobId}`, items: 'main h2', wide: { scroll: 1200 } },
  { name: 'resumes', path: () => '/app/resumes', items: 'main [data-document]', wide: { first: 112 } },
  { name: 'letters', path: () => '/app/cover-letters', items: 'main [data-document]', wide: { first: 112 } },
  { name: 'work', path: () => '/app/events/work', items: 'main [data-block]', wide: { first: 104, whole: 13 } },
  // Fewer than eight blocks have no toolbar.
  { name: 'skills', path: () => '/app/events/skills', items: 'main [data-block]', wide: { first: 64 } },
  {
    ...{ name: 'builder', path: ({ resumeId }) => `/app/resumes/edit/${resumeId}`, items: '[data-outline-row]' },
    prepare: makeLongResume,
    wide: { first: 104, whole: 11 },
  },
  {
    ...{ name: 'letter', path: ({ letterId }) => `/app/cover-letters/edit/${letterId}`, items: '[data-paragraph]' },
    wide: { first: 300, whole: 1 },
  },
  {
    ...{ name: 'tailor', path: ({ jobId }) => `/app/jobs/tailor?job=${jobId}`, items: '[data-choice]' },
    wide: { first: 160, whole: 8 },
  },
  { name: 'profile', path: () => '/app/profile', items: 'main h2', wide: {} },
];

const windows = [
  { width: 1280, height: 900 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
] as const;

interface Found {
  readonly first: number | null;
  readonly whole: number;
  readonly scroll: number;
}

const measure = (page: Page, { items, lists }: MeasuredPage): Promise<Found> =>
  page.evaluate(
    ([itemSelector, listSelector]) => {
      const inView = ({ top, bottom, width, height }: DOMRect): boolean =>
        width > 0 && height > 0 && top >= 0 && bottom <= window.innerHeight;
      const rects = (within: ParentNode): DOMRect[] =>
        [...within.querySelectorAll(itemSelector)].map((item) => item.getBoundingClientRect());
      const counts =
        listSelector === undefined
          ? [rects(document).filter(inView).length]
          : [...document.querySelectorAll(listSelector)].map((list) => rects(list).filter(inView).length);
      const tops = rects(document)
        .filter(({ height }) => height > 0)
        .map(({ top }) => top);
      const scrolling = [document.documentElement, ...document.querySelectorAll('main *')].filter(
        (element) =>
          element === document.documentElement ||
          (element.checkVisibility() && ['auto', 'scroll'].includes(getComputedStyle(element).overflowY)),
      );
      return {
        first: tops.length === 0 ? null : Math.round(Math.min(...tops)),
        whole: Math.max(0, ...counts),
        scroll: Math.max(...scrolling.map(({ scrollHeight }) => scrollHeight)),
      };
    },
    [items, lists] as const,
  );

function overBudget(found: Found, { first, whole, scroll }: Budget): string {
  return [
    first !== undefined && (found.first === null || found.first > first) && `first > ${first}`,
    whole !== undefined && found.whole < whole && `whole < ${whole}`,
    scroll !== undefined && found.scroll > scroll && `scroll > ${scroll}`,
  ]
    .filter((problem) => problem !== false)
    .join(', ');
}

/** Opens a workspace without animations. */
async function openStill(browser: Browser, origin: string): Promise<{ page: Page; ids: WorkspaceIds }> {
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' });
  const page = await context.newPage();
  return { page, ids: await openWorkspace(page) };
}

export async function run(): Promise<Readonly<Record<string, unknown>>> {
  const [, , , ...wanted] = process.argv;
  const pictures = process.env['PICTURES'];
  if (pictures !== undefined) mkdirSync(pictures, { recursive: true });
  const product = await startProduct();
  const browser = await chromium.launch(chromiumOptions);
  const rows: Record<string, Record<string, unknown>> = {};
  try {
    const { page, ids } = await openStill(browser, product.siteOrigin);
    for (const measured of pages.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
      const address = (await measured.prepare?.(page, ids)) ?? measured.path(ids);
      for (const size of windows) {
        await page.setViewportSize(size);
        await openFully(page, address);
        const found = await measure(page, measured);
        const budget = size.width === 390 ? (measured.phone ?? {}) : size.width === 1440 ? measured.wide : {};
        rows[`${measured.name} ${size.width}`] = { ...found, over: overBudget(found, budget) };
        if (pictures === undefined) continue;
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          // Colors fade in.
          await page.waitForTimeout(300);
          await page.screenshot({ path: path.join(pictures, `${measured.name}-${size.width}-${colorScheme}.png`) });
        }
        await page.emulateMedia({ colorScheme: null });
      }
    }
  } finally {
    await browser.close();
    await product.stop();
  }
  console.table(rows);
  const over = Object.values(rows).filter((row) => row['over'] !== '').length;
  console.log(over === 0 ? 'Every page is within its budget.' : `${over} pages are over their budgets.`);
  process.exitCode = over === 0 ? 0 : 1;
  return { pages: rows };
}
