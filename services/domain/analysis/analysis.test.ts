import { dayOf } from '../../../shared/documents/jobs/plain-day.ts';
import { type Analysis, type AnalysisOptions, createAnalysis } from './analysis.ts';

const today = dayOf(new Date());

const ad = { text: 'Archivist\nNorthgate Library\nLeeds', title: null, address: null, readOn: today };
const started: Analysis[] = [];
const start = (options?: AnalysisOptions): Analysis => {
  const analysis = createAnalysis(options);
  started.push(analysis);
  return analysis;
};
afterAll(() => Promise.all(started.map((each) => each.stop())));

const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => (error as { readonly code?: unknown }).code,
  );
/** Whether the analysis reads an ad; a thread that has just ended may first have to start again. */
async function serves(analysis: Analysis, account: string): Promise<boolean> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    if ((await codeOf(analysis.run(`${account} ${attempt}`, 'readText', ad))) === 'done') return true;
  }
  return false;
}

/** An ad that takes hundreds of mebibytes to read. Ads of that size are refused before. */
const largeAd = { ...ad, text: Array.from({ length: 250_000 }, (_none, line) => `We need SQL ${line}`).join('\n') };

/** A page that takes seconds to read. Pages of that size are not fetched. */
const slowPage = { html: '<p a=1>x'.repeat(5_000_000), address: 'https://jobs.example/1', readOn: today };

test('answers from a thread, while this one goes on', async () => {
  const analysis = start();
  analysis.warm();
  await expect(analysis.run('ada', 'readText', ad)).resolves.toMatchObject({ title: 'Archivist' });
  let longestWait = 0;
  const started = performance.now();
  let last = started;
  const timer = setInterval(() => {
    longestWait = Math.max(longestWait, performance.now() - last);
    last = performance.now();
  }, 5);
  await codeOf(analysis.run('ada', 'readPage', slowPage));
  clearInterval(timer);
  expect(longestWait).toBeLessThan((performance.now() - started) / 2);
});

test('ends work that takes too long or too much memory, says so, and serves others', async () => {
  const slow = start({ timeLimitMs: 1_000 });
  expect(await codeOf(slow.run('ada', 'readPage', slowPage))).toBe('BAD_USER_INPUT');
  expect(await serves(slow, 'bob')).toBe(true);

  const large = start({ timeLimitMs: 60_000, memoryLimitMiB: 144 });
  const before = performance.now();
  expect(await codeOf(large.run('ada', 'readText', largeAd))).toBe('BAD_USER_INPUT');
  expect(performance.now() - before).toBeLessThan(50_000);
  expect(await serves(large, 'bob')).toBe(true);
  // A thread that was ended loads its code and vocabulary again, which takes seconds on a busy machine.
}, 90_000);

test('keeps a thread that is ready while another one starts, and counts only the work', async () => {
  // Starting a thread takes longer.
  const analysis = start({ timeLimitMs: 400 });
  expect(await codeOf(analysis.run('ada', 'readText', ad))).toBe('done');
  for (let pair = 0; pair < 5; pair += 1) {
    const both = ['ada', 'bob'].map((account) => codeOf(analysis.run(account, 'readText', ad)));
    expect(await Promise.all(both)).toEqual(['done', 'done']);
  }
}, 60_000);

test('refuses more work of an account that has used its time, and of nobody else', async () => {
  const analysis = start({ timeLimitMs: 1_000, workPerMinuteMs: 500 });
  expect(await codeOf(analysis.run('ada', 'readPage', slowPage))).toBe('BAD_USER_INPUT');
  await expect(analysis.run('ada', 'readText', ad)).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: expect.stringMatching(/^That was a lot in a short time\. Please try again in \d+ seconds\.$/) as string,
  });
  expect(await serves(analysis, 'bob')).toBe(true);
});

test('refuses work beyond its queue', async () => {
  const analysis = start({ queueLimit: 3 });
  const codes = await Promise.all(Array.from({ length: 40 }, () => codeOf(analysis.run('ada', 'readText', ad))));
  expect(codes).toContain('TOO_MANY_REQUESTS');
  expect(codes).toContain('done');
  expect(await codeOf(analysis.run('ada', 'readText', ad))).toBe('done');
});
