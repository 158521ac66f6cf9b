import { matchesSearch } from './matches-search.ts';

describe('matchesSearch', () => {
  const texts = ['Ingénieur', 'Zürich Insurance', null, 'Led a team'];

  it.each(['', '  ', 'ingenieur', 'ZÜRICH', 'team zurich', 'insu'])('finds %j', (search) => {
    expect(matchesSearch(search, texts)).toBe(true);
  });

  it('wants every word', () => {
    expect(matchesSearch('team lead', texts)).toBe(false);
  });
});
