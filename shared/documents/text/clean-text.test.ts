import { cleanLine, cleanText } from './clean-text.ts';

test('removes direction controls, even unterminated ones', () => {
  expect(cleanLine('\u202Egpj.exe')).toBe('gpj.exe');
  expect(cleanText('\u202aa\u202bb\u202cc\u202dd\u2066e\u2067f\u2068g\u2069\nh')).toBe('abcdefg\nh');
});

test.each([
  ['Persian, with a zero-width non-joiner', 'می\u200cخواهم'],
  ['Hindi, with a joiner', 'क्\u200dष'],
  ['an emoji of several', '👩\u200d🚀'],
  ['a version that ends a line of Hebrew, with marks', '\u200fקורות חיים C++\u200e \u061c2021'],
])('keeps %s unchanged', (_, text) => {
  expect(cleanLine(text)).toBe(text);
});

test('removes control characters, lone surrogates, and the byte order mark, and normalizes line ends and tabs', () => {
  expect(cleanText('\ufeffa\u0000b\ud83d\r\nc\td\u2028e')).toBe('ab\ufffd\nc d\ne');
  expect(cleanLine('a\r\n\nb')).toBe('a b');
});
