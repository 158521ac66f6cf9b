import { filterOf, isNarrowed, readTrackerQuery, defaultSort, writeTrackerQuery } from './tracker-query.ts';

const read = (text: string) => readTrackerQuery(new URLSearchParams(text));

describe('the tracker’s address', () => {
  it.each([
    '',
    'view=table&sort=-salary',
    'view=board&q=data+engineer&stage=applied&stage=offer&tag=remote',
    'view=calendar&month=2026-11',
    'view=insights&period=quarter',
    'show=due&campaign=x',
  ])('is unchanged after reading and writing: %j', (text) => {
    const parameters = new URLSearchParams(text);
    const written = writeTrackerQuery(readTrackerQuery(parameters), parameters);
    expect([...written].sort()).toEqual([...parameters].sort());
  });

  it('ignores unknown values', () => {
    expect(read('view=pie&stage=dreaming&stage=offer&show=x&sort=-luck&month=2026-13')).toMatchObject({
      view: undefined,
      stages: ['offer'],
      attention: 'all',
      sort: defaultSort,
      month: '',
    });
  });

  it('converts to a filter of the gateway without empty values', () => {
    expect(filterOf(read('view=table'), [])).toEqual({});
    expect(filterOf(read('q=+welder+&tag=remote&show=quiet'), ['saved'])).toEqual({
      stages: ['saved'],
      text: 'welder',
      tags: ['remote'],
      quiet: true,
    });
    expect(isNarrowed(read('q=+'))).toBe(false);
    expect(isNarrowed(read('tag=remote'))).toBe(true);
  });
});
