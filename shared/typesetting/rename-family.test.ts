import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { renameFamily } from './rename-family.ts';

const font = readFileSync(createRequire(import.meta.url).resolve('lato-webfont/fonts/Lato-Bold.ttf'));
const wide = (text: string): Buffer => Buffer.from(Array.from(text).flatMap((letter) => [0, letter.charCodeAt(0)]));

it('changes only the names of the family', () => {
  const renamed = renameFamily(font, 'Lato', 'Lat2');
  const changed = [...font.keys()].filter((index) => font[index] !== renamed[index]);
  expect(changed.length).toBeGreaterThan(0);
  for (const index of changed) expect([font[index], renamed[index]]).toEqual(['o'.charCodeAt(0), '2'.charCodeAt(0)]);
  expect(Buffer.from(renamed).includes(wide('Lat2'))).toBe(true);
  // The PostScript name, which PDFs contain, stays.
  expect(Buffer.from(renamed).includes(wide('Lato-Bold'))).toBe(true);
});

it('leaves the file that it was given as it was', () => {
  const before = Buffer.from(font);
  renameFamily(font, 'Lato', 'Lat2');
  expect(font.equals(before)).toBe(true);
});

it('leaves a font of another family as it is, and refuses a name of another length', () => {
  expect(Buffer.from(renameFamily(font, 'Inte', 'Int2')).equals(font)).toBe(true);
  expect(() => renameFamily(font, 'Lato', 'Lato 2')).toThrow('not as long');
});
