import { linesOnLastPage } from './lines-over.ts';

const run = (y: number, text: string): string =>
  `<g transform="translate(0,${y})"><g class="typst-text" transform="scale(1,-1)">${text}</g></g>`;
const page = (...runs: readonly string[]): string =>
  `<g class="typst-page" transform="translate(0, 800)">${runs.join('')}</g>`;
const pieces = [
  { text: 'Ada Lovelace', place: { sectionId: 'the header' } },
  { text: 'Engineer', place: { sectionId: 'w', itemId: 'e' } },
  { text: 'Jan 2019 – present', place: { sectionId: 'w', itemId: 'e' } },
  { text: 'Led a team and wrote the guide', place: { sectionId: 'w', itemId: 'e' } },
];
const linesIn = (...drawn: readonly string[]): number => {
  const element = document.createElement('div');
  element.innerHTML = `<svg>${drawn.join('')}</svg>`;
  return linesOnLastPage(element, pieces);
};

test('counts lines instead of runs, without bullets and what every page repeats', () => {
  expect(
    linesIn(
      page(run(10, 'Ada Lovelace')),
      page(
        run(20, 'Engineer'),
        run(21.5, 'Jan 2019 – present'),
        run(40, '•'),
        run(40, 'Led a team'),
        run(54, 'and wrote the guide'),
        run(760, 'Ada Lovelace · 2 / 2'),
        run(760, 'Ada Lovelace'),
      ),
    ),
  ).toBe(3);
});

test('counts no lines without pages', () => expect(linesIn()).toBe(0));
