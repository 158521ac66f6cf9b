import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isDuration } from '../../shared/importers/common/duration.ts';
import { isOnlyDates } from '../../shared/importers/pdf/date-ranges.ts';
import { knownHeading } from '../../shared/importers/pdf/heading-words.ts';
import { readPdfResume } from '../../shared/importers/pdf/index.ts';
import { readCorpusFile } from './read-corpus-file.ts';
import { people, type PersonName } from './people.ts';
import { scoreReading } from './score-reading.ts';

const files = path.join(import.meta.dirname, 'files');
const profiles = readdirSync(files).filter((name) => name.startsWith('linkedin-'));

it('reads at least 95 of 100 jobs of all makers with employer, title, and dates', async () => {
  const jobs = { right: 0, all: 0 };
  const employers: string[] = [];
  for (const file of readdirSync(files)) {
    const [, name = ''] = /-([a-z]+)\.(?:pdf|docx|odt)$/.exec(file) ?? [];
    const content = await readCorpusFile(path.join(files, file));
    const { right = 0, all = 0 } =
      scoreReading(people[name as PersonName], content).find(({ field }) => field === 'jobs') ?? {};
    jobs.right += right;
    jobs.all += all;
    employers.push(...(content?.work ?? []).map(({ company }) => company));
  }
  expect(jobs.right / jobs.all).toBeGreaterThanOrEqual(0.95);
  // No duration, heading, or date was taken for an employer.
  expect(employers.filter((text) => isDuration(text) || knownHeading(text) !== undefined || isOnlyDates(text))).toEqual(
    [],
  );
}, 60_000);

it.each(profiles)('reads every field of %s', async (file) => {
  const name = file.slice('linkedin-'.length, -'.pdf'.length) as PersonName;
  const reading = await readPdfResume(new Uint8Array(readFileSync(path.join(files, file))), { language: 'en-US' });
  if (!reading.ok) throw new Error(reading.failure.code);
  const scores = scoreReading(people[name], reading.content);
  expect(scores.flatMap(({ field, mistakes }) => mistakes.map((mistake) => `${field}: ${mistake}`))).toEqual([]);
  // Sizes and distances tell what each line is, so that nothing has to be checked.
  expect([...reading.confidence.values()].filter(({ confidence }) => confidence !== 'high')).toEqual([]);
  expect(reading.content.contact?.linkedin).toMatch(/^https:\/\/www\.linkedin\.com\/in\/[a-z-]+-4b7a0c1d2$/);
});
