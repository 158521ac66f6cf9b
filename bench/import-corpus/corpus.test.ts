import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readPdfResume } from '../../shared/importers/pdf/index.ts';
import { people, type PersonName } from './people.ts';
import { scoreReading } from './score-reading.ts';

const files = path.join(import.meta.dirname, 'files');
const profiles = readdirSync(files).filter((name) => name.startsWith('linkedin-'));

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
