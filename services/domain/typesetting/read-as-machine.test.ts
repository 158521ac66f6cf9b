import { type MachineReading, readAsMachine } from '../../../shared/matching/ats/read-as-machine.ts';
import { composeResume, type ResumeToCompose } from '../../../shared/documents/compose-resume.ts';
import { sampleResume } from '../../../shared/importers/fixtures/sample-resume.ts';
import { templates } from '../../../shared/typesetting/templates.ts';
import { createPdfEngine } from './engine/pdf-engine.ts';

/** Reads our PDFs as an applicant tracking system does. */

const engine = createPdfEngine();
afterAll(() => engine.stop());

async function read(resume: ResumeToCompose): Promise<MachineReading> {
  const { pdf } = await engine.pdf(composeResume(resume));
  const answer = await readAsMachine(pdf, resume);
  if (!answer.ok) throw new Error(answer.failure.code);
  return answer.reading;
}

const differencesOf = ({ readers }: MachineReading, id: string) =>
  readers
    .filter((reader) => reader.id === id)
    .flatMap(({ groups }) => groups.flatMap(({ fields }) => fields))
    .filter(({ verdict }) => verdict !== 'same');
const verdicts = ({ checks }: MachineReading) => checks.map(({ id, verdict }) => `${id} ${verdict}`);

test('reads every word and every field of the sample in order', async () => {
  const reading = await read(sampleResume());
  expect(reading.likeness).toMatchObject({ recall: 1, order: 1 });
  expect(differencesOf(reading, 'layout')).toEqual([]);
  expect(verdicts(reading).filter((each) => !each.endsWith('good'))).toEqual([]);
});

/** Addresses that a narrow column breaks are not found whole. */
const notFound: Readonly<Record<string, number>> = { sidebar: 2, margin: 2, timeline: 1 };

test.each(templates.map(({ name }) => name))('loses nothing in the template %s', async (template) => {
  const resume = sampleResume();
  const design = { ...resume.document.design, template };
  const reading = await read({ ...resume, document: { ...resume.document, design } });
  expect(reading.likeness.recall).toBeGreaterThan(0.99);
  expect(verdicts(reading).filter((each) => each.endsWith('problem'))).toEqual([]);
  expect(differencesOf(reading, 'layout').length).toBeLessThanOrEqual(notFound[template] ?? 0);
});

test('reads thirty pages, and remarks only on their number', async () => {
  const resume = sampleResume();
  const [job] = resume.events.work;
  const work = Array.from({ length: 110 }, (_each, index) => ({
    ...job!,
    id: `job-${index}`,
    position: `Keeper of light ${index}`,
    accomplishments: job!.accomplishments,
  }));
  const sections = resume.document.sections.map((section) =>
    section.kind === 'work' ? { ...section, items: work.map(({ id }) => ({ eventId: id })) } : section,
  );
  const reading = await read({
    ...resume,
    events: { ...resume.events, work },
    document: { ...resume.document, sections },
  });
  expect(reading.likeness.recall).toBeGreaterThan(0.99);
  expect(verdicts(reading)).toContain('pages look');
});

test('reports that an empty résumé has no text, and no other problem', async () => {
  const resume = sampleResume();
  const reading = await read({
    ...resume,
    document: { ...resume.document, contact: null, headline: '', links: [], sections: [] },
  });
  expect(verdicts(reading).filter((each) => each.endsWith('problem'))).toEqual(['text problem']);
  expect(reading.readers.flatMap(({ groups }) => groups)).toEqual([]);
});

test('distinguishes a custom section title, a missing phone, and a job without dates from problems', async () => {
  const resume = sampleResume();
  const work = resume.events.work.map((each) => ({ ...each, startDate: null, endDate: null }));
  const reading = await read({
    ...resume,
    events: { ...resume.events, work },
    document: {
      ...resume.document,
      contact: { ...resume.document.contact!, phone: null },
      sections: resume.document.sections.map((each) =>
        each.kind === 'work' ? { ...each, title: 'Where I left my mark' } : each,
      ),
    },
  });
  expect(verdicts(reading)).toEqual(expect.arrayContaining(['phone look', 'headings look', 'dates look']));
  expect(reading.checks.find(({ id }) => id === 'headings')?.values).toMatchObject({ unknown: 'Where I left my mark' });
});
