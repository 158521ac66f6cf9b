import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './fixtures.ts';
import { expectHeadings, expectNamedContent } from './headings.ts';
import { importSample } from './import-a-resume.ts';
import { openQuietly } from './open-quietly.ts';
import { openFully, openWorkspace, workingPages } from './workspace.ts';

const publicPages = [
  '/',
  // One page of each kind is enough here, because services/public-site validates all of them where they are rendered.
  '/resumes',
  '/features',
  '/blog',
  '/blog/what-an-ats-really-reads',
  '/privacy',
  '/login',
  '/login?create=1',
  '/oops',
  '/no-such-page',
];
const appPages = [
  '/app/resumes',
  '/app/events/work',
  '/app/events/work/new',
  '/app/events/edu',
  '/app/events/edu/new',
  '/app/events/skills',
  '/app/events/skills/new',
  '/app/events/cover-letter',
  '/app/events/cover-letter/new',
  '/app/profile',
];

test('keeps every page accessible and fitting, light and dark', async ({ page, watch }) => {
  test.setTimeout(300_000);
  watch.expectProblems(/404 \(Not Found\)/);
  /** Inspects the page as it is; narrow in one color scheme, because what fits in one fits in the other. */
  const inspect = async (name: string): Promise<void> => {
    for (const [width, colorScheme] of [
      [1280, 'dark'],
      [1280, 'light'],
      [390, 'light'],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await test.step(`${name} at ${width} px, ${colorScheme}`, async () => {
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await expectHeadings(page);
      });
    }
    await page.setViewportSize({ width: 1280, height: 844 });
  };
  const visit = async (address: string): Promise<void> => {
    await openQuietly(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await inspect(address);
  };
  for (const address of publicPages) await visit(address);
  await signUp(page);
  for (const address of appPages) await visit(address);
  await page.goto('/app/resumes');
  await importSample(page);
  await inspect('the imported résumé');
  await page.getByRole('button', { name: 'Design', exact: true }).click();
  await page.getByText('Sidebar', { exact: true }).click();
  await expect(page.getByText('Photo, contact info, and skills in a tinted column.')).toBeVisible();
  await inspect('the builder');
  for (const address of ['/app/resumes', '/app/events/work', '/app/events/edu', '/app/events/skills'])
    await visit(address);
});

test('has one main heading on every working page, which names its content and skips no level', async ({ page }) => {
  test.setTimeout(180_000);
  const pages = workingPages(await openWorkspace(page));
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const [name, address] of Object.entries(pages)) {
      await test.step(`${name} at ${width} px`, async () => {
        await openFully(page, address);
        await expectHeadings(page);
        await expectNamedContent(page);
      });
    }
    await openFully(page, '/app/jobs/find');
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('button', { name: 'Track this job' })).toBeVisible();
    await expectHeadings(page);
    await expectNamedContent(page);
  }
});

test('says the name of a page that a person goes to, and shows the way past the navigation', async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    if (width === 1280) await signUp(page);
    await page.goto('/app/resumes');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    // Nothing may lie over it.
    const isOnTop = await skip.evaluate((link) => {
      const { left, top, width: wide, height } = link.getBoundingClientRect();
      return wide > 50 && link.contains(document.elementFromPoint(left + wide / 2, top + height / 2));
    });
    expect(isOnTop).toBe(true);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  }
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Education' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Education' })).toBeVisible();
  await expect(page.getByRole('main', { name: 'Education' })).toBeFocused();
});

test('leads to /oops for what does not exist or belongs to another person', async ({ page }) => {
  await signUp(page);
  await page.goto('/app/resumes/edit/01890000-0000-7000-8000-000000000000');
  await expect(page.getByText(/We couldn’t find (?:this résumé|that)/).first()).toBeVisible();
});

test('serves every page with a strict policy', async ({ request }) => {
  for (const address of ['/', '/login', '/app/resumes', '/oops', '/no-such-page']) {
    const policy =
      (await request.get(address, { headers: { accept: 'text/html' } })).headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).not.toContain('unsafe-eval');
    // What has no directive of its own follows default-src, so there is neither audio nor video.
    expect(policy).not.toContain('media-src');
    expect(/script-src ([^;]*)/.exec(policy)?.[1] ?? '').not.toContain('unsafe-inline');
  }
});
