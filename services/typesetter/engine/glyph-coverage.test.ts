import { fontFiles } from '../../../shared/typesetting/fonts.ts';
import { charactersOf, coverageOf } from './glyph-coverage.ts';
import { readFonts } from './typst-files.ts';

const files = await readFonts();
const faces = fontFiles.map((font, index) => ({ ...font, bytes: files[index] ?? new Uint8Array() }));
const facesOf = (family: string) => faces.filter((face) => face.family === family).map(({ bytes }) => bytes);

it('reads which characters a font draws', () => {
  const [lato, noto] = [facesOf('Lato')[0], facesOf('Noto Sans')[0]].map((bytes) => charactersOf(bytes!));
  for (const character of 'Aé€–•') expect(lato?.has(character.codePointAt(0)!)).toBe(true);
  expect([lato?.has('Ō'.codePointAt(0)!), noto?.has('Ō'.codePointAt(0)!)]).toEqual([false, true]);
  expect([lato?.has('Ж'.codePointAt(0)!), noto?.has('Ж'.codePointAt(0)!)]).toEqual([false, true]);
  expect(noto?.has('日'.codePointAt(0)!)).toBe(false);
});

it('covers a text that some family draws in every style, and nothing else', () => {
  const isCovered = coverageOf([facesOf('Lato').slice(0, 1).concat(facesOf('Noto Sans').slice(0, 1))]);
  expect(isCovered('José Núñez, Ōsaka, Łódź, Ελλάδα, Жуковский, हिन्दी\n\u200b\u200d')).toBe(true);
  expect(isCovered('日本')).toBe(false);
  expect(isCovered('ok 👍')).toBe(false);
  const onlyLato = coverageOf([facesOf('Lato').slice(0, 1), facesOf('Noto Sans').slice(0, 1)]);
  expect(onlyLato('Ōsaka')).toBe(false);
});
