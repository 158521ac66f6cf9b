import { inParts } from './in-parts.ts';

describe('parts of a request', () => {
  it('hold what fits in bytes, in order, and an entry that is too big stands alone', () => {
    const entries = ['aaaa', 'bbbb', 'éééé', 'x'.repeat(40), 'cc', 'dd'];
    const parts = inParts(entries, 20);
    expect(parts).toEqual([['aaaa', 'bbbb'], ['éééé'], ['x'.repeat(40)], ['cc', 'dd']]);
    expect(parts.flat()).toEqual(entries);
  });

  it('are none of nothing', () => {
    expect(inParts([], 10)).toEqual([]);
  });
});
