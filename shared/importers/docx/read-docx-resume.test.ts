import type { ImportContent } from '../common/reading.ts';
import { bulleted, header, makeDocx, paragraph, run, table } from './fixtures/make-docx.ts';
import { readDocxResume } from './read-docx-resume.ts';

const read = (docx: Uint8Array) => readDocxResume(docx, { language: 'en-US' });

function contentOf(body: string, others?: Readonly<Record<string, string>>): ImportContent {
  const reading = read(makeDocx(body, others));
  if (!reading.ok) throw new Error(reading.failure.code);
  return reading.content;
}

const bold = '<w:b/>';
const tab = '<w:r><w:tab/></w:r>';
const name = paragraph('Maren Holt', 'Title');
const work = paragraph('Experience', 'Heading1');
const job = [
  paragraph(run('Shift Lead', bold) + tab + run('Jun 2017 – May 2019')),
  paragraph('Riverbend Logistics, Salem, Oregon'),
  bulleted('Led a night shift of 22 people.'),
].join('');
const shiftLead = {
  position: 'Shift Lead',
  company: 'Riverbend Logistics',
  location: 'Salem, Oregon',
  startDate: '2017-06',
  endDate: '2019-05',
  accomplishments: [{ description: 'Led a night shift of 22 people.' }],
};

test('reads styles, tabs, and lists', () => {
  const content = contentOf(name + paragraph('maren@example.com') + work + job);
  expect(content.contact).toMatchObject({ firstName: 'Maren', lastName: 'Holt', email: 'maren@example.com' });
  expect(content.work).toMatchObject([shiftLead]);
});

test('reads contact info in a header, and links by their addresses', () => {
  const content = contentOf(name + work + job, {
    'word/header1.xml': header(
      paragraph(`${run('maren@example.com | ')}<w:hyperlink r:id="rId7">${run('LinkedIn')}</w:hyperlink>`),
    ),
    'word/_rels/header1.xml.rels':
      '<Relationships><Relationship Id="rId7" Target="https://www.linkedin.com/in/maren" TargetMode="External"/></Relationships>',
  });
  expect(content.contact).toMatchObject({
    email: 'maren@example.com',
    linkedin: 'https://www.linkedin.com/in/maren',
  });
});

test('reads a table of dates and jobs across, and a table of columns one after the other', () => {
  const dated = table([
    paragraph('Jun 2017 – May 2019'),
    paragraph(run('Shift Lead', bold)) +
      paragraph('Riverbend Logistics, Salem, Oregon') +
      bulleted('Led a night shift of 22 people.'),
  ]);
  expect(contentOf(name + work + dated).work).toMatchObject([shiftLead]);

  const side =
    paragraph('Skills', 'Heading1') + ['Excel', 'SAP', 'Lean', 'SQL'].map((skill) => paragraph(skill)).join('');
  const columns = contentOf(name + table([side, work + job]));
  expect(columns.work).toMatchObject([shiftLead]);
  expect(columns.skills.flatMap(({ skills }) => skills.map((skill) => skill.name))).toEqual([
    'Excel',
    'SAP',
    'Lean',
    'SQL',
  ]);
});

test('reads text boxes once, and leaves out deleted and hidden text', () => {
  const box = (text: string) =>
    `<w:r><mc:AlternateContent><mc:Choice><w:drawing><w:txbxContent>${text}</w:txbxContent></w:drawing></mc:Choice><mc:Fallback><w:pict><w:txbxContent>${text}</w:txbxContent></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
  const content = contentOf(
    name +
      paragraph(box(paragraph('Skills', 'Heading1') + paragraph('Excel, SAP, Lean'))) +
      work +
      job +
      paragraph(`<w:del>${run('Deleted employer')}</w:del>${run('Hidden employer', '<w:vanish/>')}`),
  );
  expect(content.skills).toHaveLength(1);
  expect(JSON.stringify(content)).not.toMatch(/Deleted|Hidden/);
});

test.each([
  ['a file without a document', makeDocx('').slice(0, 120), 'broken-document'],
  ['an empty document', makeDocx(''), 'no-text-in-document'],
  ['a document that is too deep', makeDocx('<w:sdt>'.repeat(500)), 'took-too-long'],
  ['a document with too many elements', makeDocx('<w:p/>'.repeat(400_000)), 'took-too-long'],
])('refuses %s', (_case, docx, code) => {
  expect(read(docx)).toMatchObject({ ok: false, failure: { code } });
});

test('gives roles the employer that stands above them', () => {
  const role = (title: string, dates: string) => paragraph(run(title, bold) + tab + run(dates)) + bulleted('Did it.');
  const content = contentOf(
    name +
      work +
      paragraph(run('Harbor Automation LLC, Savage, Minnesota', bold) + tab + run('Jun 2022 – Present')) +
      role('Application Engineer, Los Angeles, CA', 'Jan 2024 – Present') +
      role('Engineering Intern, Savage, MN', 'Jun 2022 – Dec 2023'),
  );
  expect(content.work.map(({ position, company, location }) => [position, company, location])).toEqual([
    ['Application Engineer', 'Harbor Automation LLC', 'Los Angeles, CA'],
    ['Engineering Intern', 'Harbor Automation LLC', 'Savage, MN'],
  ]);
});

test('takes many spaces for a tab, and keeps a name on one line that ends with them', () => {
  const spaces = ' '.repeat(80);
  const content = contentOf(
    name +
      work +
      paragraph(run(`Shift Lead${spaces}Jun 2017 – May 2019`, bold)) +
      paragraph(`Riverbend Logistics, Salem, Oregon${spaces}`) +
      bulleted('Led a night shift of 22 people.'),
  );
  expect(content.work).toMatchObject([shiftLead]);
});
