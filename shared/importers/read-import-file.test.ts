import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { makeDocx, paragraph } from './docx/fixtures/make-docx.ts';
import { makePdf, smallResume } from './pdf/fixtures/make-pdf.ts';
import { importLimits } from './common/file-kind.ts';
import { readImportFile } from './read-import-file.ts';

const json = readFileSync(join(import.meta.dirname, './json-resume/fixtures/sample.resume.json'), 'utf8');
const bytes = (text: string) => new TextEncoder().encode(text);
const read = (name: string, content: string | Uint8Array) =>
  readImportFile(new File([new Uint8Array(typeof content === 'string' ? bytes(content) : content)], name), {
    language: 'en',
  });

test.each([
  ['a JSON Resume', 'resume.pdf', json, 'json-resume'],
  ['a PDF', 'resume.json', makePdf([smallResume]), 'pdf'],
  ['a PDF behind some bytes', 'resume', new Uint8Array([10, 10, ...makePdf([smallResume])]), 'pdf'],
  ['an archive', 'export.txt', zipSync({ 'Skills.csv': bytes('Name\nLogic') }), 'linkedin'],
  ['plain text', 'resume.txt', 'Ada Byron\nada@example.com\n\nSkills\nMathematics, Latin, Cards', 'text'],
  ['a table', 'Skills.csv', 'Name\nLogic', 'linkedin'],
  [
    'a Word document',
    'resume',
    makeDocx(
      paragraph('Ada Byron', 'Title') +
        paragraph('Skills', 'Heading1') +
        paragraph('Mathematics, Latin, Cards, Poetry'),
    ),
    'docx',
  ],
])('recognizes %s regardless of its name', async (_case, name, content, format) => {
  expect(await read(name, content)).toMatchObject({ ok: true, format });
});

test.each([
  ['HTML that is called a PDF', 'resume.pdf', '<!doctype html>\n<p>%PDF-1.7', 'is-web-page'],
  ['a picture', 'resume.pdf', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0xd8, 0, 0]), 'is-picture'],
  ['a picture of a phone', 'x.heic', bytes('\0\0\0\u0018ftypheic'), 'is-picture'],
  ['an old Word file', 'x.docx', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'is-old-word'],
  ['rich text', 'x.doc', bytes('{\\rtf1\\ansi Ada}'), 'is-rich-text'],
  ['a spreadsheet', 'x.xlsx', zipSync({ 'xl/workbook.xml': bytes('<a/>') }), 'is-spreadsheet'],
  ['slides', 'x.pptx', zipSync({ 'ppt/presentation.xml': bytes('<a/>') }), 'is-presentation'],
  ['a Pages document', 'x.pages', zipSync({ 'Index/Document.iwa': bytes('a') }), 'is-pages'],
  [
    'a broken OpenDocument file',
    'x.odt',
    zipSync({ mimetype: bytes('a'), 'content.xml': bytes('<a/>') }),
    'broken-document',
  ],
  ['an export of a whole account', 'x.zip', zipSync({ 'blocks.json': bytes('{}') }), 'is-account-export'],
  ['zeros', 'resume.csv', new Uint8Array(400), 'unknown-kind'],
  ['an empty file', 'resume.pdf', '', 'empty'],
  ['white space', 'resume.csv', ' \n\n', 'empty'],
  ['a letter', 'resume.csv', 'Dear Sir or Madam,\nplease', 'unknown-table'],
  ['a few words', 'resume.txt', 'Dear Sir', 'too-little-text'],
  ['a letter that is called JSON', 'resume.json', 'Dear Sir', 'not-json'],
  ['an archive without tables', 'x.zip', zipSync({ 'a.txt': bytes('a') }), 'no-linkedin-files'],
  ['half an archive', 'x.zip', bytes('PK\u0003\u0004abc'), 'broken-archive'],
  ['half a PDF', 'x.pdf', makePdf([smallResume]).subarray(0, 40), 'broken-pdf'],
])('refuses %s', async (_case, name, content, code) => {
  expect(await read(name, content)).toMatchObject({ ok: false, failure: { code } });
});

test.each([
  ['%PDF-1.7', importLimits.pdf],
  ['{}', importLimits.text],
  ['PK\u0003\u0004', importLimits.archive],
])('does not load a file that starts with %j and is over its limit', async (start, longest) => {
  const file = new File([start], 'huge');
  Object.defineProperty(file, 'size', { value: longest + 1 });
  file.arrayBuffer = () => Promise.reject(new Error('was loaded'));
  expect(await readImportFile(file, { language: 'en' })).toEqual({
    ok: false,
    failure: { code: 'too-large', bytes: longest + 1, longest },
  });
});

test('reports a file that has disappeared without crashing', async () => {
  const file = new File(['{}'], 'gone.json');
  file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  expect(await readImportFile(file, { language: 'en' })).toEqual({ ok: false, failure: { code: 'not-loaded' } });
});
