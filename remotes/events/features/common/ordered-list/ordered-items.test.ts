import { insertLines, joinWithPrevious, splitItem } from './ordered-items.ts';

const item = (text: string, uuid?: string) => (uuid === undefined ? { text } : { text, uuid });
const texts = (items: readonly { text: string }[] | undefined) => items?.map(({ text }) => text);

describe('insertLines', () => {
  it('inserts pasted lines around the text at the caret', () => {
    const { items, caret } = insertLines(
      [item('Led of five', 'a'), item('Last', 'b')],
      { index: 0, start: 4, end: 4 },
      ['a team', 'Cut costs'],
      item,
    );
    expect(items).toEqual([item('Led a team', 'a'), item('Cut costs of five'), item('Last', 'b')]);
    expect(caret).toEqual({ index: 1, offset: 'Cut costs'.length });
  });

  it('replaces the selection', () => {
    const { items } = insertLines([item('old')], { index: 0, start: 0, end: 3 }, ['one', 'two', 'three'], item);
    expect(texts(items)).toEqual(['one', 'two', 'three']);
  });
});

describe('splitItem', () => {
  it('adds an empty item at the end of a text', () => {
    const { items, caret } = splitItem([item('Led a team', 'a')], { index: 0, start: 10, end: 10 }, item);
    expect(items).toEqual([item('Led a team', 'a'), item('')]);
    expect(caret).toEqual({ index: 1, offset: 0 });
  });

  it('splits a text without leaving a space on either side', () => {
    const { items, caret } = splitItem([item('Led a team and wrote')], { index: 0, start: 10, end: 10 }, item);
    expect(texts(items)).toEqual(['Led a team', 'and wrote']);
    expect(caret).toEqual({ index: 1, offset: 0 });
  });
});

describe('joinWithPrevious', () => {
  it('undoes a split and keeps the identity of the upper item', () => {
    const joined = joinWithPrevious([item('Led a team', 'a'), item('and wrote', 'b')], 1);
    expect(joined).toEqual({ items: [item('Led a team and wrote', 'a')], caret: { index: 0, offset: 11 } });
  });

  it('does nothing for the first item', () => {
    expect(joinWithPrevious([item('a'), item('b')], 0)).toBeUndefined();
  });
});
