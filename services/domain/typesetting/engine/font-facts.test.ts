import { get_font_info, initSync } from '@myriaddreamin/typst-ts-web-compiler';
import { createIsCovered, uncoveredIn } from '../../../../shared/typesetting/engine/glyph-coverage.ts';
import { fontFiles } from '../../../../shared/typesetting/fonts.ts';
import { loadCompilerModule, readFont, readFontFacts } from './typst-files.ts';

const isCovered = createIsCovered(readFontFacts());
const missing = (text: string, families: readonly string[]): string => uncoveredIn(text, families, isCovered).join('');

it('contains the facts of every font file', async () => {
  initSync({ module: await loadCompilerModule() });
  const facts = readFontFacts();
  expect(Object.keys(facts)).toEqual(fontFiles.map(({ file }) => file));
  for (const { file, family } of fontFiles) {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else makes facts that can be kept
    expect(facts[file]).toEqual(get_font_info(readFont(file)));
    expect(facts[file]?.info.map((face) => face.family)).toEqual([family]);
  }
}, 20_000);

it('names the characters that none of the families has', () => {
  expect(missing('Aé€–• Ō Ж', ['Lato'])).toBe('ŌЖ');
  expect(missing('José Núñez, Ōsaka, Łódź, Ελλάδα, Жуковский, हिन्दी\n\u200b\u200d', ['Lato', 'Noto Sans'])).toBe('');
  expect(missing('日本 ok 👍👍', ['Lato', 'Noto Sans'])).toBe('日本👍');
  expect(missing('日本 かな 中文', ['Lato', 'Noto Sans Japanese'])).toBe('');
});
