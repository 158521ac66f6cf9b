import { excerptOf, markedRanges } from './marked-ranges.ts';
import { wordsOf } from '@shared/lists';

const marked = (text: string, search: string): readonly string[] =>
  markedRanges(text, wordsOf(search)).map(([start, end]) => text.slice(start, end));

describe('what is marked', () => {
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

describe('an excerpt', () => {
  const long = `${'word '.repeat(60)}needle ${'tail '.repeat(60)}`;

  it('holds what was found, from a word’s beginning, and says that it is one', () => {
    const excerpt = excerptOf(long, ['needle']);
    expect(excerpt).toMatch(/^…word .*needle tail .*…$/);
    expect(excerpt.length).toBeLessThan(170);
  });

  it('is the text itself when that is short', () => {
    expect(excerptOf('A needle', ['needle'])).toBe('A needle');
  });
});
