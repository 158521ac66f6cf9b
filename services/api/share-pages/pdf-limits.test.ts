import { type SharedSite, startSharedSite } from './__tests__/shared-site.ts';

let site: SharedSite;

beforeAll(async () => {
  site = await startSharedSite({ pdfsPerHour: 2 });
});
afterAll(() => site.stop());

test('limits the PDFs that are typeset for visitors of one account’s links, but not the frozen ones', async () => {
  const resumeId = await site.newResumeId();
  const [live, frozen] = [await site.share(resumeId), await site.share(resumeId, { mode: 'frozen' })];
  const statusOf = async (url: string): Promise<number> => (await site.visit(`${url}/document.pdf`)).statusCode;
  expect([await statusOf(live.path), await statusOf(live.path)]).toEqual([200, 200]);
  const refused = await site.visit(`${live.path}/document.pdf`);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  expect(await statusOf(frozen.path)).toBe(200);
  // The page itself still shows the résumé.
  expect((await site.visit(live.path)).statusCode).toBe(200);
});
