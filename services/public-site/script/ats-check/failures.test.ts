import texts from '../../locales/en/ats-check.json' with { type: 'json' };
import { counted, fill } from './check-texts.ts';
import { failureText } from './failures.ts';

const { failure, summary } = texts.script;

test('says what happened and one thing to do, with the numbers of the file', () => {
  const size = 1024 * 1024;
  expect(failureText(failure, { code: 'too-large', bytes: 10.26 * size, longest: 10 * size })).toBe(
    'It’s 10.3 MB, and we read up to 10 MB. Try removing or shrinking pictures, then choose the new file.',
  );
  expect(failureText(failure, { code: 'too-many-pages', pages: 31, most: 30 })).toMatch(/^It has 31 pages.*up to 30\./);
  expect(failureText(failure, { code: 'not-pdf' })).toMatch(/^It isn’t a PDF/);
});

test('puts in the values of a text and chooses its number', () => {
  expect(fill('{{file}} and {{other}}', { file: '$& {{other}}.pdf' })).toBe('$& {{other}}.pdf and ');
  expect([1, 2].map((count) => counted(summary, count))).toEqual([
    'Software can read this PDF. 1 thing is worth fixing or checking.',
    'Software can read this PDF. 2 things are worth fixing or checking.',
  ]);
});
