import { readDocxResume } from '../../importers/docx/read-docx-resume.ts';
import { sampleComposed } from '../../importers/fixtures/sample-resume.ts';
import { writeDocx } from './write-docx.ts';

test('writes a document whose jobs and schools its own reader finds', async () => {
  const reading = readDocxResume(await writeDocx(sampleComposed()), { language: 'en-US' });
  if (!reading.ok) throw new Error(reading.failure.code);
  const { contact, work, education } = reading.content;
  expect(contact).toMatchObject({ lastName: 'Hendriks' });
  expect(work.map(({ position, company, startDate }) => [position, company, startDate])).toEqual([
    ['CEO/President', 'Pied Piper', '2013-12'],
  ]);
  expect(education.map(({ university, startDate, endDate }) => [university, startDate, endDate])).toEqual([
    ['University of Oklahoma', '2011-06', '2014-01'],
  ]);
});
