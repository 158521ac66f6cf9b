import { describeText, differencesBetween } from './differences.ts';

describe('differencesBetween', () => {
  it('lists only the fields that differ, with both versions', () => {
    const mine = [
      describeText('company', 'Acme'),
      describeText('location', null),
      { label: 'points', lines: ['a', 'b'] },
    ];
    const theirs = [
      describeText('company', 'Acme'),
      describeText('location', 'Oslo'),
      { label: 'points', lines: ['b', 'a'] },
    ];
    expect(differencesBetween(mine, theirs)).toEqual([
      { label: 'location', mine: [], theirs: ['Oslo'] },
      { label: 'points', mine: ['a', 'b'], theirs: ['b', 'a'] },
    ]);
  });

  it('finds none between equal versions', () => {
    expect(differencesBetween([describeText('company', 'Acme')], [describeText('company', 'Acme')])).toEqual([]);
  });
});
