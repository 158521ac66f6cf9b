import { readPartialDate } from './read-partial-date.ts';

describe('readPartialDate', () => {
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
    [' 2021 ', '2021'],
  ])('reads %j as %j', (text, written) => {
    expect(readPartialDate(text, 'en')).toBe(written);
  });

  it.each(['', '21', '13/2021', '2021-00', 'ma 2021', 'Foo 2021', '21-03', '2021-03-04'])(
    'leaves %j unchanged',
    (text) => {
      expect(readPartialDate(text, 'en')).toBeUndefined();
    },
  );

  it("knows the month names of the user's language as well as the English ones", () => {
    expect(readPartialDate('März 2021', 'de')).toBe('2021-03');
    expect(readPartialDate('October 2021', 'de')).toBe('2021-10');
  });
});
