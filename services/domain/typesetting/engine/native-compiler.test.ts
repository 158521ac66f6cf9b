import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { longDocument } from '../../../../shared/typesetting/fixtures/long-document.ts';
import { createPdfEngine } from './pdf-engine.ts';
import { fontPaths } from './typst-files.ts';

const home = mkdtempSync(path.join(tmpdir(), 'native-compiler-test-'));
afterAll(() => rmSync(home, { recursive: true }));

/** The font with all its glyphs as wide as the widest: nobody could take a document set in it for one set in ours. */
function widened(font: Buffer): Buffer {
  const wide = Buffer.from(font);
  for (let table = 0; table < wide.readUInt16BE(4); table += 1) {
    const record = 12 + table * 16;
    if (wide.toString('latin1', record, record + 4) !== 'hmtx') continue;
    const start = wide.readUInt32BE(record + 8);
    const end = start + wide.readUInt32BE(record + 12);
    for (let at = start; at + 4 <= end; at += 4) wide.writeUInt16BE(2_500, at);
  }
  return wide;
}

it('uses our fonts even where the machine has others of the same name', async () => {
  for (const [index, font] of fontPaths().entries()) {
    for (const folder of ['.fonts', '.local/share/fonts', 'Library/Fonts']) {
      mkdirSync(path.join(home, folder), { recursive: true });
      writeFileSync(path.join(home, folder, `${index}.ttf`), widened(readFileSync(font)));
    }
  }
  const ours = createPdfEngine();
  const usual = process.env['HOME'];
  process.env['HOME'] = home;
  const elsewhere = createPdfEngine();
  await elsewhere.warm();
  process.env['HOME'] = usual;
  const [expected, made] = await Promise.all([ours.pdf(longDocument(1)), elsewhere.pdf(longDocument(1))]);
  ours.stop();
  elsewhere.stop();
  expect(made.engine).toBe('native');
  expect(Buffer.compare(made.pdf, expected.pdf)).toBe(0);
});
