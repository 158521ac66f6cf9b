import { readYearMonth } from './read-year-month.ts';

describe('readYearMonth', () => {
  it.each([
    ['2021-03', '2021-03'],
    ['2021-3', '2021-03'],
    ['2021/12', '2021-12'],
    ['3/2021', '2021-03'],
    ['03.2021', '2021-03'],
    ['Mar 2021', '2021-03'],
    ['march, 2021', '2021-03'],
    ['Sept 2021', '2021-09'],
    [' dec  2013 ', '2013-12'],
  ])('reads %j as %j', (text, written) => {
    expect(readYearMonth(text, 'en')).toBe(written);
  });

  it.each(['', '2021', '13/2021', '2021-00', 'ma 2021', 'Foo 2021', '21-03', '2021-03-04'])(
    'leaves %j unchanged',
    (text) => {
      expect(readYearMonth(text, 'en')).toBeUndefined();
    },
  );

  it("knows the month names of the user's language as well as the English ones", () => {
    expect(readYearMonth('März 2021', 'de')).toBe('2021-03');
    expect(readYearMonth('October 2021', 'de')).toBe('2021-10');
  });
});
