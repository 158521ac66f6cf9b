import { isNarrowed, readListQuery, writeListQuery, type ListQuery } from './list-query.ts';

const usual: ListQuery = { search: '', sort: undefined, use: 'all', period: 'all', part: 'all' };

describe('the list query in a URL', () => {
  it('is written without defaults, next to foreign parameters, and read back', () => {
    const query: ListQuery = { search: 'Zürich & co', sort: 'name', use: 'unused', period: 'past', part: 'closing' };
    const written = writeListQuery(query, new URLSearchParams('x=1&q=old&use=used'));
    expect(written.toString()).toBe('x=1&q=Z%C3%BCrich+%26+co&use=unused&sort=name&when=past&part=closing');
    expect(readListQuery(written)).toEqual(query);
    expect(writeListQuery(usual, written).toString()).toBe('x=1');
  });

  it('has defaults where the URL contains nothing valid', () => {
    expect(readListQuery(new URLSearchParams('sort=sideways&use=&when=tomorrow&part=middle'))).toEqual(usual);
  });

  it('tells whether it leaves anything out', () => {
    expect(isNarrowed(usual)).toBe(false);
    expect(isNarrowed({ ...usual, search: '  ', sort: 'name' })).toBe(false);
    expect(isNarrowed({ ...usual, use: 'used' })).toBe(true);
    expect(isNarrowed({ ...usual, search: 'a' })).toBe(true);
    expect(isNarrowed({ ...usual, part: 'body' })).toBe(true);
  });
});
