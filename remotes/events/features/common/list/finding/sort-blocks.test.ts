import { dateRankOf, periodOf, sortBlocks } from './sort-blocks.ts';

const block = (name: string, startDate: string | null, endDate: string | null, updatedAt = '') => ({
  name,
  startDate,
  endDate,
  updatedAt,
});
const rules = {
  titleOf: ({ name }: { name: string }) => name,
  rankOf: dateRankOf,
  compareNames: new Intl.Collator('en', { numeric: true }).compare,
};

const blocks = [
  block('undated', null, null),
  block('old', '2001-01', '2004-05'),
  block('open since 2015', '2015-02', null),
  block('long', '2005-01', '2010-03'),
  block('short', '2009-01', '2010-03'),
  block('open since 2019', '2019-02', null),
  block('only an end', null, '2010-03'),
];
const newest = ['open since 2019', 'open since 2015', 'short', 'long', 'only an end', 'old', 'undated'];

describe('sortBlocks', () => {
  it('puts current blocks first, then later ends, then later starts, then blocks without dates', () => {
    expect(sortBlocks(blocks, 'newest', rules).map(({ name }) => name)).toEqual(newest);
  });

  it('keeps blocks without dates at the end in the reverse order', () => {
    const oldest = [...newest.slice(0, -1).toReversed(), 'undated'];
    expect(sortBlocks(blocks, 'oldest', rules).map(({ name }) => name)).toEqual(oldest);
  });

  it('sorts names in natural order, and edits by the newest first', () => {
    const some = [
      block('Job 10', null, null, '2021'),
      block('job 9', null, null, '2023'),
      block('Ärzte', null, null, '2022'),
    ];
    expect(sortBlocks(some, 'name', rules).map(({ name }) => name)).toEqual(['Ärzte', 'job 9', 'Job 10']);
    expect(sortBlocks(some, 'edited', rules).map(({ name }) => name)).toEqual(['job 9', 'Ärzte', 'Job 10']);
  });
});

it('treats an end this month or later as current', () => {
  expect(periodOf(block('', '2020-01', null), '2024-06')).toBe('current');
  expect(periodOf(block('', '2020-01', '2024-06'), '2024-06')).toBe('current');
  expect(periodOf(block('', null, '2024-05'), '2024-06')).toBe('past');
  expect(periodOf(block('', null, null), '2024-06')).toBeUndefined();
});
