import { withRange } from './selection.ts';

const ordered = ['a', 'b', 'c', 'd', 'e'];
const after = (selected: string[], id: string, anchor: string | undefined, on = true): string[] =>
  [...withRange(new Set(selected), ordered, { id, anchor, on })].sort();

describe('a range of rows', () => {
  it('reaches from the previous row to this one, in either direction', () => {
    expect(after(['b'], 'd', 'b')).toEqual(['b', 'c', 'd']);
    expect(after(['d'], 'a', 'd')).toEqual(['a', 'b', 'c', 'd']);
  });

  it('is deselected as a whole when this row is', () => {
    expect(after(['a', 'b', 'c', 'd'], 'c', 'a', false)).toEqual(['d']);
  });

  it('is this row alone without a previous one, or when that is no longer shown', () => {
    expect(after([], 'c', undefined)).toEqual(['c']);
    expect(after(['x'], 'c', 'x')).toEqual(['c', 'x']);
  });
});
