import { eq } from 'drizzle-orm';
import { shares } from '../../platform/database/schema/index.ts';
import { type SharedSite, startSharedSite } from './__tests__/shared-site.ts';

let site: SharedSite;

beforeAll(async () => {
  site = await startSharedSite();
});
afterAll(() => site.stop());

test('shows a document in its design, with the fonts of that design alone', async () => {
  const design = { template: 'centered', accent: '#ffee00' } as const;
  const { path: url } = await site.share(await site.newResumeId(design));
  const { body, headers } = await site.visit(url);
  expect(body).toMatch(/<main class="sheet resume look-resume header-center [^"]*title-between-rules/);
  expect(body).toMatch(/\.look-resume\{--titles:'EB Garamond',Garamond,/);
  // The yellow is too light for text on white (accent.ts).
  expect(body).toMatch(/\.look-resume\{[^}]*--accent:#(?!ffee00)[0-9a-f]{6};/);
  expect(body).toMatch(/@media screen and \(prefers-color-scheme:dark\)\{\.look-resume\{--accent:#[0-9a-f]{6}/);
  expect(body).toContain("url('/engine/EBGaramond-regular.latin.0123abcd.woff2') format('woff2')");
  expect(body).toContain('font-display:swap');
  expect(body).toMatch(/<link rel="preload" as="font"[^>]+href="\/engine\/EBGaramond-bold\.latin/);
  // No text of the document is Greek, and no other design is shown.
  expect(body).not.toMatch(/\.greek\.|\/engine\/Lato/);
  expect(headers['content-security-policy']).toContain("font-src 'self';");
});

test('says what a link shows, and whether it can change', async () => {
  const aboutOf = async (url: string): Promise<string | undefined> =>
    /<p class="about">(.*?)<\/p>/.exec((await site.visit(url)).body)?.[1];
  const id = await site.newResumeId();
  const live = await site.share(id);
  expect(await aboutOf(live.path)).toBe(
    '<strong>Résumé of Ada Löf</strong> · always the latest version<br>This web version adapts to your screen. The PDF has the exact layout.',
  );
  const frozen = await site.share(id, { mode: 'frozen' });
  await site.gateway.database.db
    .update(shares)
    .set({ frozenAt: new Date('2026-03-03T23:30:00Z') })
    .where(eq(shares.id, frozen.id));
  expect(await aboutOf(frozen.path)).toContain('· frozen copy from March 3, 2026<br>');
  const letter = await site.shareLetter(await site.newLetterId());
  expect(await aboutOf(letter.path)).toContain('<strong>Cover letter from Ada Löf</strong>');
  const both = await site.shareLetter(await site.newLetterId(), { mode: 'live' }, id);
  expect(await aboutOf(both.path)).toContain('<strong>Cover letter and résumé of Ada Löf</strong>');
});
