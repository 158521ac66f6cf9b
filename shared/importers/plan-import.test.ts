import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeResume } from '../documents/compose-resume.ts';
import type { ComposedResume, ComposedSection } from '../documents/composed-document.ts';
import type { EduEvent, SkillEvent, WorkEvent } from '../documents/events.ts';
import { parseResumeDocument } from '../documents/parse-resume-document.ts';
import { type ImportPlan, planImport } from './plan-import.ts';
import { readJsonResume } from './json-resume/read-json-resume.ts';

const sample = readFileSync(join(import.meta.dirname, './json-resume/fixtures/sample.resume.json'), 'utf8');
const target = { title: 'Imported', language: 'en-US' };

function sampleContent() {
  const reading = readJsonResume(sample, { language: 'en-US' });
  if (!reading.ok) throw new Error('the sample could not be read');
  return reading.content;
}

/** Composes a plan as the gateway does: blocks get ids, to which the document then refers. */
function composePlan({ work, education, skills, resume }: ImportPlan): ComposedResume {
  const stored = <T extends { uuid: string }>(found: T) => ({ ...found, id: found.uuid, version: 1 });
  const numbered = <T extends object>(parts: readonly T[]) => parts.map((part, index) => ({ id: `${index}`, ...part }));
  return composeResume({
    ...resume,
    contact: null,
    language: 'en-US',
    events: {
      work: work.map((each): WorkEvent => ({ ...stored(each), accomplishments: numbered(each.accomplishments) })),
      education: education.map((each): EduEvent => ({
        ...stored(each),
        location: null,
        minor: null,
        attending: false,
        accomplishments: numbered(each.accomplishments),
        coursework: numbered(each.coursework),
      })),
      skills: skills.map((each): SkillEvent => ({
        ...stored(each),
        skills: numbered(each.skills).map((skill) => ({ ...skill, level: null })),
      })),
    },
  });
}

function textOfSection(section: ComposedSection): readonly string[] {
  if (section.kind === 'text') return section.paragraphs;
  if (section.kind === 'groups') return section.groups.flatMap(({ name, items }) => [name, items.join(', ')]);
  return section.entries.flatMap((entry) => [
    ...[entry.title, entry.subtitle, entry.location, entry.dates, entry.link?.text ?? ''],
    ...entry.paragraphs,
    ...entry.points,
  ]);
}
function textOf({ header, sections }: ComposedResume): string {
  const lines = [header.name, header.headline, ...header.contacts.map(({ text }) => text)];
  return [...lines, ...sections.flatMap((section) => [section.title, ...textOfSection(section)])].join('\n');
}

/** Every text in a JSON value with its path. */
function textsIn(value: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return value === '' ? [] : [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${path}.${key}`));
}

/** Excludes metadata of the file, and dates, which are printed in another form. */
const isAside = (path: string) => /^\.(\$schema|meta\.)|date$/i.test(path);
const texts = textsIn(JSON.parse(sample), '').filter(([path]) => !isAside(path));

describe('the public sample, imported whole', () => {
  const plan = planImport(sampleContent(), { leftOut: new Set(), contact: 'this-resume' }, target);
  const composed = composePlan(plan);
  const printed = textOf(composed).replace(/\s+/g, ' ');

  test('has enough texts for the next test to be meaningful', () => expect(texts.length).toBeGreaterThan(60));

  test.each(texts)('prints %s word for word', (_path, text) => {
    expect(printed).toContain(text.replace(/^https?:\/\//, '').replace(/\s+/g, ' '));
  });

  test('prints every date', () => {
    const dates = [
      'Dec 2013 – Dec 2014',
      'Jan 2012 – Jan 2013',
      'Jun 2011 – Jan 2014',
      'Nov 2014',
      'Oct 2014',
      'Aug 2016',
    ];
    for (const each of dates) expect(printed).toContain(each);
  });

  test('creates a document that the gateway accepts', () => {
    expect(parseResumeDocument(plan.resume.document)).toEqual({ ok: true, document: plan.resume.document });
  });

  test('links each link to its address', () => {
    const [work] = composed.sections.filter(({ id }) => id === 'work');
    expect(work).toMatchObject({ entries: [{ link: { href: 'https://piedpiper.example.com' } }] });
    expect(composed.header.contacts.at(-1)).toEqual({
      text: 'SoundCloud: dandymusicnl (soundcloud.example.com/dandymusicnl)',
      href: 'https://soundcloud.example.com/dandymusicnl',
    });
  });
});

test('leaves out what was not picked', () => {
  const content = sampleContent();
  const leftOut = new Set([content.work[0]!.uuid, 'projects', 'summary', 'headline', 'links']);
  const plan = planImport(content, { leftOut, contact: 'nowhere' }, target);
  expect(plan).toMatchObject({
    work: [],
    contactInfo: null,
    resume: { document: { contact: null, headline: '', links: [] } },
  });
  expect(plan.education).toHaveLength(1);
  const { sections } = plan.resume.document;
  expect(sections.map(({ id }) => id)).not.toContain('projects');
  expect(sections[0]).toMatchObject({ kind: 'summary', text: '' });
  expect(sections[1]).toMatchObject({ kind: 'work', items: [] });
});

test('sends the contact info to the profile without a copy in the résumé', () => {
  const content = sampleContent();
  const plan = planImport(content, { leftOut: new Set(), contact: 'profile' }, target);
  expect(plan.contactInfo).toEqual(content.contact);
  expect(plan.resume.document.contact).toBeNull();
});
