import { excerptOf, markedRanges } from './marked-ranges.ts';
import { wordsOf } from '@shared/lists';

const marked = (text: string, search: string): readonly string[] =>
  markedRanges(text, wordsOf(search)).map(([start, end]) => text.slice(start, end));

describe('markedRanges', () => {
  it.each([
    ['Café in Zürich', 'zurich cafe', ['Café', 'Zürich']],
    ['cafe\u0301 noir', 'cafe', ['cafe\u0301']],
    ['Straße und Strasse', 'strasse', ['Straße', 'Strasse']],
    ['banana', 'ana', ['ana']],
    ['abcdef', 'bcd cde', ['bcde']],
    ['🙂 été 🙂', 'ete', ['été']],
    ['nothing', 'x', []],
    ['anything', '', []],
  ])('in %j for %j', (text, search, parts) => {
    expect(marked(text, search)).toEqual(parts);
  });
});

describe('excerptOf', () => {
  const long = `${'word '.repeat(60)}needle ${'tail '.repeat(60)}`;

  it('contains the match, starts at the beginning of a word, and is marked as an excerpt', () => {
    const excerpt = excerptOf(long, ['needle']);
    expect(excerpt).toMatch(/^…word .*needle tail .*…$/);
    expect(excerpt.length).toBeLessThan(170);
  });

  it('is the text itself if that is short', () => {
    expect(excerptOf('A needle', ['needle'])).toBe('A needle');
  });
});
