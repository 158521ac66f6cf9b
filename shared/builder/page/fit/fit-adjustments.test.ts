import { changesOf, fitAdjustments, minSizes } from './fit-adjustments.ts';

test('tightens step by step, never beyond the minimum sizes', () => {
  const all = fitAdjustments({ textSize: 10, spacing: 100, margins: 21.59 });
  expect(all[0]).toEqual({ textSize: 10, spacing: 95, margins: 22 });
  expect(all.at(-1)).toEqual({ textSize: 9, spacing: 80, margins: 16 });
  for (const sizes of all) {
    expect(sizes.textSize).toBeGreaterThanOrEqual(minSizes.textSize);
    expect(sizes.spacing).toBeGreaterThanOrEqual(minSizes.spacing);
    expect(sizes.margins).toBeGreaterThanOrEqual(minSizes.margins);
  }
});

test('leaves sizes alone that are already tighter, and has no steps when all are', () => {
  expect(fitAdjustments({ textSize: 8, spacing: 70, margins: 10 })).toEqual([]);
  const [first] = fitAdjustments({ textSize: 8.5, spacing: 75, margins: 20 });
  expect(first).toEqual({ textSize: 8.5, spacing: 75, margins: 18 });
});

test('lists the sizes that changed', () => {
  expect(changesOf({ textSize: 10, spacing: 100, margins: 21.59 }, { textSize: 10, spacing: 90, margins: 20 })).toEqual(
    [
      { name: 'spacing', from: 100, to: 90 },
      { name: 'margins', from: 22, to: 20 },
    ],
  );
});
