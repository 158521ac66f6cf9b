import { expect, type Page } from '@playwright/test';

/** The ids of the sample's parts that the scenes show. */
export interface Sample {
  readonly resumeId: string;
  readonly letterId: string;
  readonly jobId: string;
}

/** A picture of the public site: how to reach the screen, and which part of it is shown. */
export interface Scene {
  /** The name under which the pages of the site refer to it. */
  readonly name: string;
  /** Whose work is shown. */
  readonly person: 'planner' | 'student';
  /** Size in CSS pixels. */
  readonly size: { readonly width: number; readonly height: number };
  readonly path: (sample: Sample) => string;
  /** Operates the page until it shows what the scene needs. */
  readonly act?: (page: Page) => Promise<void>;
  /** The same on a phone, where it differs. */
  readonly actOnPhone?: (page: Page) => Promise<void>;
  /** Selector of the part to show, which leaves out the app's frame around it. */
  readonly only?: string;
}

const builder = ({ resumeId }: Sample): string => `/app/resumes/edit/${resumeId}`;
const wide = { width: 1120, height: 720 };
const page = { width: 1248, height: 760 };
/** Waits for the pages, which on a phone have a view of their own. */
async function pagesDrawn(at: Page): Promise<void> {
  const view = at.getByRole('button', { name: 'Page', exact: true });
  if (await view.isVisible()) await view.click();
  await at.locator('.pages-view svg').first().waitFor();
}
/** Returns the month that contains most of the sample's dates, which late in a month is the next one. */
const fullMonth = (): string => new Date(Date.now() + 12 * 86_400_000).toISOString().slice(0, 7);
async function chooseDesign(at: Page, template: string): Promise<void> {
  await pagesDrawn(at);
  await at.getByRole('button', { name: 'Design', exact: true }).click();
  await at.getByText(template, { exact: true }).click();
  await at.getByText('Saved', { exact: true }).waitFor();
}
/** Opens the first posting. The samples are written in the background of the first start, so it may take a moment. */
async function openBestMatch(at: Page): Promise<void> {
  const first = at.getByRole('article').first().getByRole('link').first();
  await expect(async () => {
    await at.reload();
    await first.waitFor({ timeout: 10_000 });
  }).toPass({ timeout: 120_000 });
  await first.click();
  await at
    .getByText(/in your blocks$/)
    .first()
    .waitFor();
}

/** The app's content without its navigation. */
const content = 'main';

export const scenes: readonly Scene[] = [
  { name: 'builder', person: 'planner', size: wide, path: builder, act: pagesDrawn },
  {
    name: 'designs',
    person: 'planner',
    size: wide,
    path: builder,
    act: (at) => chooseDesign(at, 'Timeline'),
  },
  {
    name: 'ats',
    person: 'planner',
    size: wide,
    path: builder,
    async act(at) {
      await pagesDrawn(at);
      await at.getByRole('button', { name: 'Download options' }).click();
      await at.getByRole('menuitem', { name: 'What an ATS reads' }).click();
      await at.getByRole('region', { name: 'Checks' }).waitFor();
    },
  },
  {
    name: 'letter',
    person: 'planner',
    size: wide,
    path: ({ letterId }) => `/app/cover-letters/edit/${letterId}`,
    act: pagesDrawn,
  },
  {
    name: 'blocks',
    person: 'planner',
    size: { width: 1248, height: 560 },
    path: () => '/app/events/work',
    only: content,
  },
  {
    name: 'education',
    person: 'student',
    size: { width: 1248, height: 480 },
    path: () => '/app/events/edu',
    only: content,
  },
  {
    name: 'board',
    person: 'planner',
    size: { width: 1560, height: 780 },
    path: () => '/app/jobs/track',
    only: content,
  },
  {
    name: 'table',
    person: 'planner',
    size: { width: 1400, height: 640 },
    path: () => '/app/jobs/track?view=table',
    only: content,
  },
  {
    name: 'calendar',
    person: 'planner',
    size: { width: 1400, height: 760 },
    path: () => `/app/jobs/track?view=calendar&month=${fullMonth()}`,
    act: (at) => at.getByText('Stop by the store').first().waitFor(),
    only: content,
  },
  {
    name: 'fit',
    person: 'planner',
    size: { width: 1400, height: 860 },
    path: () => '/app/jobs/savvy',
    act: openBestMatch,
    only: content,
  },
  { name: 'job', person: 'planner', size: page, path: ({ jobId }) => `/app/jobs/track/${jobId}`, only: content },
  { name: 'student', person: 'student', size: wide, path: builder, act: pagesDrawn },
  {
    name: 'student-designs',
    person: 'student',
    size: wide,
    path: builder,
    act: (at) => chooseDesign(at, 'Academic'),
  },
];
