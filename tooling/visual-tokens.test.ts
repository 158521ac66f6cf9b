/**
 * Keeps the source on the scale of the design: distances of 4, 8, 12, 16, 24, 32, and 48 pixels, named font sizes, and
 * colors by name.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './apps.ts';

const distance = '(?:[pm][xytbse]?|gap|rowGap|columnGap|spacing)';
const rules = {
  /** 6, 10, 20, 28, and 40 pixels, by their tokens. */
  spacing: new RegExp(String.raw`\b${distance}(?:=|: )['"]-?(?:1\.5|2\.5|5|7|10)['"]`, 'g'),
  /** A size in pixels or rem instead of a name. */
  fontSize: /\bfontSize(?:=|: )['"][\d.]+(?:px|rem)['"]/g,
  color: /['"`]#(?:[\da-f]{3}|[\da-f]{6})\b['"`]/gi,
} as const;

type Rule = keyof typeof rules;

/** Colors that are data of the product, not of its surface. */
const exceptions: readonly { readonly files: RegExp; readonly rule: Rule; readonly why: string }[] = [
  { files: /^shared\/ui\/theme\//, rule: 'color', why: 'defines the colors' },
  { files: /^shared\/documents\//, rule: 'color', why: 'colors that a person chooses for a document' },
  { files: /^shared\/typesetting\//, rule: 'color', why: 'colors of printed pages' },
  { files: /\/colour-choice\.tsx$/, rule: 'color', why: 'colors that a person chooses for a document' },
  { files: /\/signature-pad\.tsx$/, rule: 'color', why: 'the ink of a picture, which a canvas cannot name' },
  { files: /\/confirm-setup-dialog\.tsx$/, rule: 'color', why: 'a QR code is read as black on white only' },
];

const files = globSync(['{shell,remotes,shared}/**/*.{ts,tsx}'], { cwd: projectRoot })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => !/\.test\.tsx?$|\/__tests__\/|\/testing\/|\/fixtures\//.test(file));

/** Returns the violations in a text, each as it is written. */
const violationsIn = (file: string, text: string): readonly string[] =>
  (Object.keys(rules) as Rule[])
    .filter((rule) => !exceptions.some((exception) => exception.rule === rule && exception.files.test(file)))
    .flatMap((rule) => [...text.matchAll(rules[rule])].map(([found]) => `${file}: ${found}`));

test('finds distances, font sizes, and colors that are not of the scale', () => {
  const text = `<Box p="5" mt="-2.5" gap="4" fontSize="15px" /> { fontSize: 'sm', py: '10', color: '#1f4e8c', px: '12' }`;
  expect(violationsIn('shell/x.tsx', text)).toHaveLength(5);
  expect(violationsIn('shared/ui/theme/x.ts', `'#1f4e8c'`)).toEqual([]);
});

test('every exception is in use', () => {
  const unused = exceptions.filter(
    ({ files: pattern, rule }) =>
      !files.some(
        (file) => pattern.test(file) && readFileSync(path.join(projectRoot, file), 'utf8').match(rules[rule]),
      ),
  );
  expect(unused).toEqual([]);
});

test('has nothing beside the scale', () => {
  expect(files.flatMap((file) => violationsIn(file, readFileSync(path.join(projectRoot, file), 'utf8')))).toEqual([]);
});
