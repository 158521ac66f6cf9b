import { findJsonError } from './find-json-error.ts';

test.each([
  ['{\n  "a": 1,\n}', 3, 1],
  ['{"a" 1}', 1, 6],
  ['[1 2]', 1, 4],
  ['{"a": [1, 2}', 1, 12],
  ['{a: 1}', 1, 2],
  ['"open', 1, 1],
  ['{"a": 1} x', 1, 10],
  ['{"a": 1', 1, 8],
  ['[01]', 1, 3],
  ['["a\nb"]', 1, 2],
  ['{"a": undefined}', 1, 7],
  ['[]]', 1, 3],
  ['{"a": 1, "a', 1, 10],
])('finds the error in %j', (text, line, column) => {
  expect(() => JSON.parse(text) as unknown).toThrow();
  expect(findJsonError(text)).toEqual({ line, column });
});

test('reads deep and long files without a stack overflow', () => {
  expect(findJsonError('['.repeat(1_000_000))).toEqual({ line: 1, column: 1_000_001 });
  expect(findJsonError(`["${'x'.repeat(9_000_000)}" 1]`)).toEqual({ line: 1, column: 9_000_005 });
  expect(findJsonError(`["${'\\n'.repeat(3_000_000)}" 1]`)).toEqual({ line: 1, column: 6_000_005 });
});
