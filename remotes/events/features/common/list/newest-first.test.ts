import { newestFirst } from './newest-first.ts';

const block = (name: string, startDate: string | null, endDate: string | null) => ({ name, startDate, endDate });

describe('newestFirst', () => {
  it('puts open blocks on top, then later ends, then later starts, then what has no dates', () => {
    const blocks = [
      block('undated', null, null),
      block('old', '2001-01', '2004-05'),
      block('open since 2015', '2015-02', null),
      block('long', '2005-01', '2010-03'),
      block('short', '2009-01', '2010-03'),
      block('open since 2019', '2019-02', null),
      block('only an end', null, '2010-03'),
    ];
    expect(newestFirst(blocks).map(({ name }) => name)).toEqual([
      'open since 2019',
      'open since 2015',
      'short',
      'long',
      'only an end',
      'old',
      'undated',
    ]);
  });
});
