import { framesOf } from './stack-frames.ts';

const app = 'https://jobs.example/assets/shell.1a2b3c4d.js';
const expected = [
  { filename: app, function: '?', lineno: 1, colno: 90, in_app: true },
  { filename: app, function: 'saveBlock', lineno: 2, colno: 7, in_app: true },
];

test.each([
  ['Chromium', `TypeError: x is (not) a function\n    at saveBlock (${app}:2:7)\n    at ${app}:1:90`],
  ['Chromium, in asynchronous code', `Error: no\n    at async saveBlock (${app}:2:7)\n    at async ${app}:1:90`],
  ['Firefox', `saveBlock@${app}:2:7\n@${app}:1:90\n`],
  ['Safari', `saveBlock@${app}:2:7\n@${app}:1:90\n[native code]`],
])('reads the stack of %s', (_, stack) => {
  expect(framesOf(stack)).toEqual(expected);
});

test('names methods as the browser does', () => {
  expect(framesOf(`Error\n    at new Store (${app}:3:1)\n    at Store.read [as get] (${app}:4:2)`)).toMatchObject([
    { function: 'Store.read [as get]', lineno: 4 },
    { function: 'new Store', lineno: 3 },
  ]);
});

test('skips what is not a place, and ends', () => {
  expect(
    framesOf(`Error: ada@example.org\n    at Array.map (<anonymous>)\nat \n@\n${'a'.repeat(5000)}@${app}:1:1`),
  ).toEqual([]);
  expect(framesOf(`f@${app}:1:1\n`.repeat(1000))).toHaveLength(50);
});
