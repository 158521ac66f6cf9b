import { strToU8, zipSync } from 'fflate';
import type { ImportReading } from '../common/reading.ts';
import { readOdtResume } from './read-odt-resume.ts';

const namespaces = ['office', 'text', 'style', 'fo', 'table', 'draw', 'xlink']
  .map((name) => `xmlns:${name}="urn:${name}"`)
  .join(' ');
const automatic = `
  <style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>
  <style:style style:name="T2" style:family="text"><style:text-properties text:display="none"/></style:style>
  <style:style style:name="P1" style:family="paragraph" style:parent-style-name="Job"/>`;
const styling = `<office:document-styles ${namespaces}><office:styles>
  <style:default-style style:family="paragraph"><style:text-properties fo:font-size="11pt"/></style:default-style>
  <style:style style:name="Name" style:family="paragraph"><style:text-properties fo:font-size="220%"/></style:style>
  <style:style style:name="Job" style:family="paragraph"><style:text-properties fo:font-weight="bold"/></style:style>
  </office:styles><office:master-styles><style:master-page><style:header>
  <text:p>ida@example.com | +1 555 010 2030</text:p></style:header></style:master-page></office:master-styles>
  </office:document-styles>`;

function odt(body: string, kind = 'text'): Uint8Array {
  const content = `<office:document-content ${namespaces}><office:automatic-styles>${automatic}</office:automatic-styles>
    <office:body><office:${kind}>${body}</office:${kind}></office:body></office:document-content>`;
  return zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.text'),
    'content.xml': strToU8(content),
    'styles.xml': strToU8(styling),
  });
}
const read = (bytes: Uint8Array): ImportReading => readOdtResume(bytes, { language: 'en' });
function contentOf(reading: ImportReading) {
  if (!reading.ok) throw new Error(JSON.stringify(reading.failure));
  return reading.content;
}

const whole = `
  <text:tracked-changes><text:changed-region><text:deletion><text:p>Deleted text</text:p></text:deletion></text:changed-region></text:tracked-changes>
  <text:p text:style-name="Name">Ida Okafor</text:p>
  <text:p><text:a xlink:href="https://ida.example.com/">ida.example.com</text:a><text:span text:style-name="T2">Hidden</text:span></text:p>
  <text:h text:outline-level="1">Work experience</text:h>
  <text:p text:style-name="P1">Baker<text:tab/>Mar 2018 – Jun 2021</text:p>
  <text:p>Harbor &amp; Mill Bakery, Leith</text:p>
  <text:list><text:list-item><text:p>Cut waste<text:s text:c="1"/>by a <text:span text:style-name="T1">third</text:span></text:p></text:list-item>
  <text:list-item><text:p>Trained four apprentices</text:p></text:list-item></text:list>
  <text:h text:outline-level="1">Education</text:h>
  <table:table><table:table-row><table:table-cell><text:p>2014 – 2017</text:p></table:table-cell>
  <table:table-cell><text:p><text:span text:style-name="T1">Diploma, Baking</text:span></text:p><text:p>Leith College</text:p></table:table-cell></table:table-row></table:table>
  <text:p><draw:frame><draw:text-box><text:h text:outline-level="1">Skills</text:h><text:p>Baking, Planning, Rotas</text:p></draw:text-box></draw:frame></text:p>`;

test('reads headings, styles, lists, tables, text boxes, links, and the header', () => {
  const content = contentOf(read(odt(whole)));
  expect(content).toMatchObject({
    contact: { firstName: 'Ida', lastName: 'Okafor', email: 'ida@example.com', phone: '+1 555 010 2030' },
    work: [
      {
        ...{ position: 'Baker', company: 'Harbor & Mill Bakery', location: 'Leith' },
        ...{ startDate: '2018-03', endDate: '2021-06' },
        accomplishments: [{ description: 'Cut waste by a third' }, { description: 'Trained four apprentices' }],
      },
    ],
    education: [{ university: 'Leith College', degree: 'Diploma', startDate: '2014', endDate: '2017' }],
    skills: [{ skills: [{ name: 'Baking' }, { name: 'Planning' }, { name: 'Rotas' }] }],
  });
  expect(content.links.map(({ url }) => url)).toContain('https://ida.example.com');
  expect(JSON.stringify(content)).not.toMatch(/Deleted text|Hidden/);
});

test.each([
  ['a spreadsheet', odt('', 'spreadsheet'), 'is-spreadsheet'],
  ['slides', odt('', 'presentation'), 'is-presentation'],
  ['an empty document', odt(''), 'no-text-in-document'],
  ['no document', zipSync({ 'content.xml': strToU8('<a/>') }), 'broken-document'],
  ['half an archive', odt(whole).subarray(0, 200), 'broken-document'],
  ['a document with a password', zipSync({ 'content.xml': new Uint8Array(300).fill(7) }), 'broken-document'],
  ['endless nesting', odt('<text:p>'.repeat(500)), 'took-too-long'],
])('names what is wrong with %s', (_case, bytes, code) => {
  expect(read(bytes)).toMatchObject({ ok: false, failure: { code } });
});
