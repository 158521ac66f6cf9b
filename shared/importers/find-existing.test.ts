import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonResume } from './json-resume/read-json-resume.ts';
import { findExisting } from './find-existing.ts';
import { planImport } from './plan-import.ts';

const sample = readFileSync(join(import.meta.dirname, './json-resume/fixtures/sample.resume.json'));
let ids = 0;

function read() {
  const reading = readJsonResume(sample, { language: 'en', newId: () => `id-${++ids}` });
  if (!reading.ok) throw new Error('the sample could not be read');
  return reading.content;
}

/** Returns the blocks of a first import as they are stored. */
function store({ work, education, skills }: ReturnType<typeof read>) {
  const stored = <T extends { uuid: string }>(block: T) => ({ ...block, id: `own-${block.uuid}`, version: 1 });
  const numbered = <T extends object>(parts: readonly T[]) => parts.map((part, index) => ({ id: `${index}`, ...part }));
  return {
    work: work.map((each) => ({ ...stored(each), accomplishments: numbered(each.accomplishments) })),
    education: education.map((each) => ({
      ...stored(each),
      attending: false,
      accomplishments: numbered(each.accomplishments),
      coursework: numbered(each.coursework),
    })),
    skills: skills.map((each) => ({
      ...stored(each),
      skills: numbered(each.skills).map((skill) => ({ level: null, ...skill })),
    })),
  };
}

test('recognizes every block of a file that was imported before', () => {
  const first = read();
  const again = read();
  const existing = findExisting(again, store(first));
  const blocks = [...again.work, ...again.education, ...again.skills];
  expect(blocks.length).toBeGreaterThan(3);
  expect([...existing.keys()]).toEqual(blocks.map(({ uuid }) => uuid));
  expect(existing.get(again.work[0]!.uuid)).toBe(`own-${first.work[0]!.uuid}`);
});

test('treats a block with any different text as another one', () => {
  const own = store(read());
  const content = read();
  const changed = {
    ...own,
    work: own.work.map((each) => ({ ...each, accomplishments: each.accomplishments.slice(1) })),
  };
  expect(findExisting(content, changed).has(content.work[0]!.uuid)).toBe(false);
  expect(findExisting(content, { work: [], education: [], skills: [] }).size).toBe(0);
});

test('recognizes a block by its variants, and prefers its usual texts', () => {
  const [job] = store(read()).work;
  const content = read();
  const { id, uuid, version, ...usual } = job!;
  const other = { ...job!, id: 'other', company: 'Somewhere', position: 'Something' };
  const texts = { company: usual.company, position: usual.position };
  const worded = { ...other, variants: [{ id: 'v', length: null, language: 'es', texts }] };
  const find = (work: (typeof worded | NonNullable<typeof job>)[]) =>
    findExisting(content, { work, education: [], skills: [] }).get(content.work[0]!.uuid);
  expect(find([other])).toBeUndefined();
  expect(find([worded])).toBe('other');
  expect(find([{ id, uuid, version, ...usual }, worded])).toBe(id);
});

test('refers to existing blocks instead of creating them again, in the order of the file', () => {
  const content = read();
  const reused = findExisting(content, store(read()));
  const plan = planImport(
    content,
    { leftOut: new Set(reused.keys()), reused, contact: 'nowhere' },
    { title: 'T', language: 'en' },
  );
  expect(plan).toMatchObject({ work: [], education: [], skills: [] });
  const sections = plan.resume.document.sections.filter(({ kind }) => kind === 'work' || kind === 'skills');
  expect(sections).toMatchObject([
    { items: [{ eventId: reused.get(content.work[0]!.uuid) }] },
    { items: content.skills.map(({ uuid }) => ({ eventId: reused.get(uuid) })) },
  ]);
});
