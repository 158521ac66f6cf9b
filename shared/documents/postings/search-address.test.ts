import { noSearch } from './posting-search.ts';
import { readPostingSearch, readPostingSort, writePostingSearch } from './search-address.ts';

const read = (text: string) => readPostingSearch(new URLSearchParams(text));

test.each([
  '',
  'q=%22site+manager%22+-night&place=Zürich&within=25&country=CH&workplace=hybrid&workplace=remote',
  'title=nurse&company=Northside&type=fullTime&salary=40000&currency=EUR&per=month&days=7&sort=newest',
  'q=welder&campaign=x&posting=p1',
])('preserves the address %j when it is read and written', (text) => {
  const parameters = new URLSearchParams(text);
  const written = writePostingSearch(readPostingSearch(parameters), readPostingSort(parameters), parameters);
  expect([...written].sort()).toEqual([...parameters].sort());
});

test('ignores invalid values', () => {
  expect(
    read('within=5&workplace=moon&salary=-3&currency=XXXX&country=XX&per=century&days=1e9&q=+&type=__proto__'),
  ).toEqual(noSearch);
  expect(read(`q=${'a'.repeat(9000)}`).words).toHaveLength(500);
  expect(readPostingSort(new URLSearchParams('sort=luck'))).toBeUndefined();
});
