import { aroundMatch } from './around-match.ts';

const plain = (text: string) => ({ text, matched: false });
const match = { text: 'nurse', matched: true };

test('keeps a short text as it is', () => {
  expect(aroundMatch([plain('A '), match, plain(' wanted')])).toEqual([plain('A '), match, plain(' wanted')]);
});

test('starts a long text at a word shortly before its first match', () => {
  const [before, ...rest] = aroundMatch([plain('Merrowgate Hospital in Leeds, United Kingdom seeks a '), match]);
  expect(before).toEqual(plain('… United Kingdom seeks a '));
  expect(rest).toEqual([match]);
});

test('shows nothing without a match', () => {
  expect(aroundMatch([plain('Merrowgate Hospital')])).toEqual([]);
  expect(aroundMatch([])).toEqual([]);
});
