import fc from 'fast-check';
import { giftCodeChance, giftCodeOf, readGiftCode, formatGiftCode } from './gift-code.ts';

const codes = fc
  .array(fc.integer({ min: 0, max: 31 }), { minLength: giftCodeChance, maxLength: giftCodeChance })
  .map(giftCodeOf);

test('reads a written gift code however it is typed', () => {
  fc.assert(
    fc.property(codes, (code) => {
      const written = formatGiftCode(code);
      expect(written).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/);
      expect(readGiftCode(` ${written.toLowerCase().replaceAll('-', ' – ')}\n`)).toBe(code);
      expect(readGiftCode(written.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(code);
    }),
  );
});

test('detects one wrong character or two swapped neighbors', () => {
  fc.assert(
    fc.property(codes, fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 31 }), (code, at, by) => {
      const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
      const other = alphabet[(alphabet.indexOf(code[at]!) + by) % 32]!;
      expect(readGiftCode(code.slice(0, at) + other + code.slice(at + 1))).toBeUndefined();
      const [one, two] = [code[at]!, code[at + 1]];
      if (two === undefined || one === two) return;
      expect(readGiftCode(code.slice(0, at) + two + one + code.slice(at + 2))).toBeUndefined();
    }),
  );
});

test.each(['', 'gift', '0000-0000-0000-000', '0'.repeat(400), '😀'.repeat(16)])('refuses %p as a code', (typed) => {
  expect(readGiftCode(typed)).toBeUndefined();
});
