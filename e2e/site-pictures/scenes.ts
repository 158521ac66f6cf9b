import type { Page } from '@playwright/test';

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
  /** Size in CSS pixels. */
  readonly size: { readonly width: number; readonly height: number };
  readonly path: (sample: Sample) => string;
  /** Operates the page until it shows what the scene needs. */
  readonly act?: (page: Page) => Promise<void>;
  /** Selector of the part to show, which leaves out the app's frame around it. */
  readonly only?: string;
}

const builder = ({ resumeId }: Sample): string => `/app/resumes/edit/${resumeId}`;
const wide = { width: 1120, height: 720 };
const page = { width: 1248, height: 760 };
const pagesDrawn = (at: Page): Promise<void> => at.locator('.pages-view svg').first().waitFor();
/** Returns the month that contains most of the sample's dates, which late in a month is the next one. */
const fullMonth = (): string => new Date(Date.now() + 12 * 86_400_000).toISOString().slice(0, 7);
/** The app's content without its navigation. */
const content = 'main';

export const scenes: readonly Scene[] = [
  { name: 'builder', size: wide, path: builder, act: pagesDrawn },
  {
    name: 'designs',
    size: wide,
    path: builder,
    async act(at) {
      await pagesDrawn(at);
      await at.getByRole('button', { name: 'Design', exact: true }).click();
      await at.getByText('Timeline', { exact: true }).click();
      await at.getByText('Saved', { exact: true }).waitFor();
    },
  },
  {
    name: 'ats',
    size: wide,
    path: builder,
    async act(at) {
      await pagesDrawn(at);
      await at.getByRole('button', { name: 'Download options' }).click();
      await at.getByRole('menuitem', { name: 'What an ATS reads' }).click();
      await at.getByRole('region', { name: 'Checks' }).waitFor();
    },
  },
  { name: 'letter', size: wide, path: ({ letterId }) => `/app/cover-letters/edit/${letterId}`, act: pagesDrawn },
  { name: 'blocks', size: { width: 1248, height: 560 }, path: () => '/app/events/work', only: content },
  { name: 'education', size: { width: 1248, height: 480 }, path: () => '/app/events/edu', only: content },
  { name: 'board', size: { width: 1560, height: 780 }, path: () => '/app/jobs/track', only: content },
  {
    name: 'table',
    size: { width: 1400, height: 640 },
    path: () => '/app/jobs/track?view=table',
    only: content,
  },
  {
    name: 'calendar',
    size: { width: 1400, height: 760 },
    path: () => `/app/jobs/track?view=calendar&month=${fullMonth()}`,
    act: (at) => at.getByText('Stop by the store').first().waitFor(),
    only: content,
  },
  {
    name: 'fit',
    size: { width: 1400, height: 860 },
    path: () => '/app/jobs/savvy',
    async act(at) {
      await at.getByRole('article').first().getByRole('link').first().click();
      await at.getByRole('region', { name: 'Job ad' }).getByRole('table').waitFor();
    },
    only: content,
  },
  { name: 'job', size: page, path: ({ jobId }) => `/app/jobs/track/${jobId}`, only: content },
];
