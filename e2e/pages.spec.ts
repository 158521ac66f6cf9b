import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './fixtures.ts';
import { importSample } from './import-a-resume.ts';
import { openQuietly } from './open-quietly.ts';

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
