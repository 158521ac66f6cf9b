import type { PlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import { readAdText } from '../read-ad-text.ts';

const readOn = '2026-11-09' as PlainDay;
const deadlineIn = (text: string) => {
  const { deadline, deadlineChoices, sources } = readAdText(text, { address: null, readOn });
  return { deadline, deadlineChoices, source: sources?.deadline };
};

const head = 'Bookbinder\nFolded Page Bindery\nYork\n\n';

test.each([
  ['Please send us your CV no later than Friday 27 November 2026.', '2026-11-27'],
  ['Your letter should be on our desk by the 4th of December.', '2026-12-04'],
  ['Bewerbungen nehmen wir bis einschließlich 30.11.2026 entgegen.', '2026-11-30'],
  ['Candidatures à adresser avant le 5 décembre 2026 à la mairie.', '2026-12-05'],
  ['El plazo de presentación de solicitudes finaliza el 12 de diciembre de 2026.', '2026-12-12'],
])('finds the last day to apply, with its line: %s', (line, day) => {
  expect(deadlineIn(`${head}We mend what others throw away.\n${line}\n`)).toMatchObject({
    deadline: day,
    source: line,
  });
});

test.each([
  'The position starts on 1 February 2027.',
  'We have been binding books since 14 March 1988.',
  'Posted on 3 November 2026 by the secretary.',
  'Arbeitsbeginn ist der 01.01.2027.',
])('takes no other day for it: %s', (line) => {
  expect(deadlineIn(`${head}We mend what others throw away.\n${line}\n`).deadline).toBeNull();
});

test('prefers the last day to apply to the days of interviews and of the start', () => {
  expect(
    deadlineIn(`${head}Closing date: 20 November 2026
Interviews will take place on 2 and 3 December 2026.
Start date: 4 January 2027
`).deadline,
  ).toBe('2026-11-20');
});

test('leaves the order of day and month open where nothing tells it', () => {
  const { deadline, deadlineChoices } = deadlineIn('Bookbinder\n\nApply by 05/12/2026.\n');
  expect(deadline === null ? [...deadlineChoices!].sort() : [deadline]).toEqual(
    deadline === null ? ['2026-05-12', '2026-12-05'] : ['2026-12-05'],
  );
});
