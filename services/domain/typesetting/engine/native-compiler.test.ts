import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { longDocument } from '../../../../shared/typesetting/fixtures/long-document.ts';
import { createPdfEngine } from './pdf-engine.ts';
import { fontPaths } from './typst-files.ts';

const home = mkdtempSync(path.join(tmpdir(), 'native-compiler-test-'));
afterAll(() => rmSync(home, { recursive: true }));

/**
 * Returns the font with all glyphs as wide as the widest, so that a document set in it is clearly different from one in
 * ours.
 */
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

it('uses our fonts even if the machine has others with the same names', async () => {
  for (const [index, font] of fontPaths().entries()) {
    for (const folder of ['.fonts', '.local/share/fonts', 'Library/Fonts']) {
      mkdirSync(path.join(home, folder), { recursive: true });
      writeFileSync(path.join(home, folder, `${index}.ttf`), widened(readFileSync(font)));
    }
  }
  const reference = createPdfEngine();
  const originalHome = process.env['HOME'];
  process.env['HOME'] = home;
  const withOtherFonts = createPdfEngine();
  await withOtherFonts.warm();
  process.env['HOME'] = originalHome;
  const [expected, actual] = await Promise.all([reference.pdf(longDocument(1)), withOtherFonts.pdf(longDocument(1))]);
  reference.stop();
  withOtherFonts.stop();
  expect(actual.engine).toBe('native');
  expect(Buffer.compare(actual.pdf, expected.pdf)).toBe(0);
});
