import { inByteChunks } from './in-byte-chunks.ts';

describe('inParts', () => {
  it('returns parts that fit in bytes, in order, and a part of its own for an entry that is too large', () => {
    const entries = ['aaaa', 'bbbb', 'éééé', 'x'.repeat(40), 'cc', 'dd'];
    const parts = inByteChunks(entries, 20);
    expect(parts).toEqual([['aaaa', 'bbbb'], ['éééé'], ['x'.repeat(40)], ['cc', 'dd']]);
    expect(parts.flat()).toEqual(entries);
  });

  it('returns no parts for no entries', () => {
    expect(inByteChunks([], 10)).toEqual([]);
  });
});
