import { formatsOfBrowser } from './formats-of-browser.ts';

test.each([
  ['en-US', 'en-US', 'December 5, 2026'],
  ['en', 'en', 'December 5, 2026'],
  ['en-GB', 'en-GB', '5 December 2026'],
  ['de', 'en-DE', '5 December 2026'],
  ['fr-CA', 'en-CA', 'December 5, 2026'],
  ['', 'en', 'December 5, 2026'],
  [undefined, 'en', 'December 5, 2026'],
])('a browser in %s formats as %s', (browser, language, date) => {
  expect(formatsOfBrowser(browser)).toBe(language);
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  expect(format.format(new Date('2026-12-05T10:00:00Z'))).toBe(date);
});
