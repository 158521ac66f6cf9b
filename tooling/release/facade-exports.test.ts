import { facadeExports } from './facade-exports.ts';
import { readKeptRelease } from './kept-release.ts';

test('finds the values that the facades export, and no types', () => {
  const { forms, ui } = facadeExports();
  expect(forms).toEqual(expect.arrayContaining(['DateField', 'yup', 'useForm']));
  expect(forms).not.toContain('DateFieldProps');
  expect(ui).toEqual(expect.arrayContaining(['AppDialog', 'Button', 'chakra']));
  expect(ui).not.toContain('BoxProps');
});

test('exports everything on which a deployed remote of the previous release may rely', () => {
  const now = facadeExports();
  const { facades } = readKeptRelease();
  expect(Object.keys(facades)).toEqual(Object.keys(now));
  for (const [facade, names] of Object.entries(facades)) {
    expect(names.length).toBeGreaterThan(5);
    expect({ facade, missing: names.filter((name) => now[facade]?.includes(name) !== true) }).toEqual({
      facade,
      missing: [],
    });
  }
});
