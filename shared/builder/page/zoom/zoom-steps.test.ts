import { zoomByWheel, zoomStep, zoomSteps } from './zoom-steps.ts';

test('moves between steps from any size and stops at the ends', () => {
  expect(zoomStep(1, 1)).toBe(1.1);
  expect(zoomStep(0.83, 1)).toBe(0.9);
  expect(zoomStep(0.83, -1)).toBe(0.8);
  expect(zoomStep(3, 1)).toBe(3);
  expect(zoomStep(0.3, -1)).toBe(0.3);
});

test('keeps a wheel within the range of the steps, however fast it turns', () => {
  expect(zoomByWheel(1, -10)).toBeGreaterThan(1);
  expect(zoomByWheel(zoomByWheel(1, -10), 10)).toBeCloseTo(1);
  let scale = 1;
  for (let turns = 0; turns < 100; turns += 1) scale = zoomByWheel(scale, 10_000);
  expect(scale).toBe(zoomSteps[0]);
});
