import { readFileSync } from 'node:fs';
import { languageCookie, pseudoLanguage } from '../shared/contracts/texts-language.ts';
import { pseudoText } from '../services/platform/i18n/pseudo-language.ts';
import { expect, expectNoSidewaysScroll, signUp, test } from './fixtures.ts';
import { importSample, sampleResume } from './import-a-resume.ts';
import { cutOff, OwnTexts, textsOn } from './untranslated.ts';

/** Translates an English text and fills its values in. */
const expectedText = (text: string, values: Readonly<Record<string, string>> = {}): string =>
  pseudoText(text).replace(/\{\{(\w+)\}\}/g, (_all, name: string) => values[name] ?? '');

/** The English names of the controls to press, one after another. */
type Presses = readonly (string | { readonly text: string; readonly values: Readonly<Record<string, string>> })[];

interface Visit {
  readonly path: string;
  /** What else can be opened here, as the controls to press. Each starts from the page as it was loaded. */
  readonly opened?: readonly Presses[];
}

const job = 'Lighthouse keeper';
const ofJob = (text: string) => ({ text, values: { title: job } });

const visits: readonly Visit[] = [
  {
    path: '/app/resumes',
    opened: [
      ['New résumé', 'Choose a template'],
      ['New résumé', 'Import a résumé'],
      [{ text: 'Actions for {{title}}', values: { title: 'Programmer' } }],
    ],
  },
  { path: '/app/cover-letters' },
  {
    path: '/app/cover-letters/edit/new',
    opened: [['Design'], ['Share'], ['Download options'], ['Version history']],
  },
  { path: '/app/events/work' },
  { path: '/app/events/edu' },
  { path: '/app/events/skills' },
  { path: '/app/events/cover-letter' },
  { path: '/app/events/work/new', opened: [['Save']] },
  { path: '/app/events/edu/new' },
  { path: '/app/events/skills/new' },
  { path: '/app/events/cover-letter/new' },
  {
    path: '/app/jobs/track',
    opened: [
      [ofJob('Actions for {{title}}')],
      ['Import and export', 'Import jobs from a file'],
      ['Import and export', 'Subscribe in your calendar'],
      ['Import and export', 'Daily email'],
      ['Import and export', 'Add from your browser'],
    ],
  },
  { path: '/app/jobs/track?view=table', opened: [['Choose columns']] },
  { path: '/app/jobs/track?view=calendar' },
  { path: '/app/jobs/track?view=insights' },
  // The country of the profile is a filter.
  { path: '/app/jobs/find', opened: [[{ text: 'Filters ({{count}})', values: { count: '1' } }]] },
  { path: '/app/jobs/savvy', opened: [['Priorities'], ['Your feedback'], ['Check another job ad']] },
  { path: '/app/profile', opened: [['Edit contact info'], ['Delete my account']] },
  { path: '/app/upgrade' },
  { path: '/oops' },
  { path: '/gift' },
];

const signedOut = ['/login', '/login?create=1', '/forgot-password', '/reset-password', '/gift/confirmation?order=x'];

test('translates every text into a language longer than English, and has room for it', async ({
  page,
  context,
  watch,
}) => {
  test.setTimeout(300_000);
  watch.expectProblems(/status of 404/);
  const own = new OwnTexts();
  own.listen(page);
  const person = await signUp(page);
  // The browser names countries, and it does not know this language.
  own.add([person, JSON.parse(readFileSync(sampleResume, 'utf8')), job, 'RH', 'United States']);
  await importSample(page);
  const builder = new URL(page.url()).pathname;
  await page.goto('/app/jobs/track/new');
  await page.getByLabel('Job title').fill(job);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(job)).toBeVisible();
  const jobPage = new URL((await page.getByRole('link', { name: job }).getAttribute('href')) ?? '', page.url())
    .pathname;
  await page.evaluate((language) => localStorage.setItem('tessera.language', language), pseudoLanguage);
  await context.addCookies([{ name: languageCookie, value: pseudoLanguage, url: new URL('/', page.url()).href }]);

  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/locales/')) asked.push(new URL(request.url()).pathname);
  });
  const found: Record<string, unknown> = {};
  const leftOn = async (): Promise<readonly string[]> =>
    (await textsOn(page)).flatMap((text) => (own.untranslatedWords(text).length > 0 ? [text] : []));

  const inspect = async (name: string): Promise<void> => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      // Anything still loading may bring texts of its own.
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      // Translations load as files, so a text that is English now may be translated a moment later.
      let left: readonly string[] = [];
      await expect
        .poll(async () => (left = await leftOn()), { timeout: 3_000, intervals: [50, 100, 200] })
        .toEqual([])
        .catch(() => undefined);
      // A page that shows other parts at another width draws them a moment after the width has changed.
      let cut: Awaited<ReturnType<typeof cutOff>> = [];
      await expect
        .poll(async () => (cut = await cutOff(page)), { timeout: 3_000, intervals: [50, 100, 200] })
        .toEqual([])
        .catch(() => undefined);
      if (left.length > 0) found[`${name} at ${width}`] = left;
      if (cut.length > 0) found[`${name} at ${width}, cut off`] = cut;
      await expectNoSidewaysScroll(page);
    }
  };
  const press = async (target: Presses[number]): Promise<void> => {
    const name = typeof target === 'string' ? expectedText(target) : expectedText(target.text, target.values);
    const roles = (['button', 'menuitem', 'tab', 'link'] as const).map((role) =>
      page.getByRole(role, { name, exact: true }),
    );
    const [first, ...others] = roles;
    await others
      .reduce((all, each) => all.or(each), first!)
      .first()
      .click({ timeout: 2_500 });
  };

  const all: readonly Visit[] = [
    ...visits,
    { path: jobPage, opened: [['Edit history'], ['Save a copy of what you sent'], ['Tailor to this job']] },
    {
      path: builder,
      opened: [
        ['Add a section'],
        ['Design'],
        ['Share'],
        ['Download options'],
        ['Version history'],
        ['Download options', 'What an ATS reads'],
      ],
    },
  ];
  for (const { path, opened = [] } of all) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await inspect(path);
    for (const presses of opened) {
      const name = `${path}: ${presses.map((each) => (typeof each === 'string' ? each : each.text)).join(', ')}`;
      try {
        for (const each of presses) await press(each);
      } catch (error) {
        found[name] = String(error).slice(0, 200);
        continue;
      }
      await inspect(name);
      await page.keyboard.press('Escape');
      if ((await page.getByRole('dialog').count()) > 0) await page.goto(path);
    }
  }
  expect(asked).toContain('/locales/qps/common.json');

  await context.clearCookies({ name: /^(?!tessera-language)/ });
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key !== 'tessera.language') localStorage.removeItem(key);
  });
  for (const path of signedOut) {
    await page.goto(path);
    await inspect(path);
  }
  expect(found).toEqual({});

  await page.evaluate(() => localStorage.removeItem('tessera.language'));
  asked.length = 0;
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  // English is part of the builds, so no file is loaded for it.
  expect(asked).toEqual([]);
});
