import { newLetter, type LetterDocument } from '@shared/documents';
import { letterTitles, titleAfter } from './letter-title.ts';

const words: Readonly<Record<string, string>> = {
  'builder.newTitle': 'Letter, {day}',
  'builder.newTitleFor': 'Letter to {name}',
};
const t = (key: string, values: Readonly<Record<string, unknown>> = {}): string =>
  (words[key] ?? key).replace(/\{(\w+)\}/, (_all, name: string) => String(values[name]));
const titles = letterTitles(t, 'en', new Date('2026-11-22T12:00:00Z'));
const letter = newLetter({ language: 'en', job: null });
const to = (company: string): LetterDocument => ({ ...letter, recipient: { ...letter.recipient, company } });

test.each([
  ['Letter, Nov 22', letter, to('Acme'), 'Letter to Acme'],
  // This title was generated on another day.
  ['Letter, Nov 3', letter, to('Acme'), 'Letter to Acme'],
  ['Letter to Acm', to('Acm'), to('Acme'), 'Letter to Acme'],
  ['Letter to A', to('A'), letter, 'Letter, Nov 22'],
  ['For my dream job', letter, to('Acme'), 'For my dream job'],
  ['Letter, the long one about ovens', letter, to('Acme'), 'Letter, the long one about ovens'],
  ['Letter, Nov 3', letter, { ...letter, subject: 'Ovens' }, 'Letter, Nov 3'],
])('%s', (title, before, after, expected) => {
  expect(titles.of(letter)).toBe('Letter, Nov 22');
  expect(titleAfter(titles, title, before, after)).toBe(expected);
});
