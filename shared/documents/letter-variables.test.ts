import { splitLetterText, unknownVariablesIn } from './letter-variables.ts';
import { processorTime } from '../../tooling/testing/processor-time.ts';

test('splits a paragraph into text and variables', () => {
  expect(splitLetterText('I saw {{position}} at {{ company }}.\nYours, {{firstName}}{{lastName}}')).toEqual([
    { kind: 'text', text: 'I saw ' },
    { kind: 'variable', name: 'position' },
    { kind: 'text', text: ' at ' },
    { kind: 'variable', name: 'company' },
    { kind: 'text', text: '.\nYours, ' },
    { kind: 'variable', name: 'firstName' },
    { kind: 'variable', name: 'lastName' },
  ]);
});

test.each([
  ['no braces', 'Dear all', []],
  ['a name that is not known', '{{Company}} and {{salary}} and {{salary}}', ['Company', 'salary']],
  ['no name', 'a {{}} b', ['']],
  ['braces that do not close', 'a {{company b', []],
  ['braces over two lines', 'a {{com\npany}} b', []],
  ['three braces', '{{{company}}}', []],
  ['what a program might take for its own', '{{constructor}} {{__proto__}}', ['constructor', '__proto__']],
])('finds unknown variables: %s', (_what, text, unknown) => {
  expect(unknownVariablesIn(text)).toEqual(unknown);
});

test('reads a long text of braces without delay', async () => {
  const spent = await processorTime(2_000, () => {
    splitLetterText('{{'.repeat(50_000));
    splitLetterText(`{{${' '.repeat(50_000)}`);
  });
  expect(spent).toBeLessThan(2_000);
});

test('keeps escaped braces as text', () => {
  expect(splitLetterText(String.raw`a \{{company}} b \\{{company}}`)).toEqual([
    { kind: 'text', text: 'a ' },
    { kind: 'text', text: '{{', isMeant: true },
    { kind: 'text', text: 'company}} b ' },
    { kind: 'text', text: '\\', isMeant: true },
    { kind: 'variable', name: 'company' },
  ]);
});
