/** Multiples of the size on paper. */
export const zoomSteps = [0.3, 0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3] as const;
const [least] = zoomSteps;
const most = zoomSteps[zoomSteps.length - 1] ?? 3;

/** Returns the next step in a direction from any size; the size itself when there is none. */
export function zoomStep(scale: number, direction: 1 | -1): number {
  // A size that is within this distance of a step counts as that step.
  const near = 0.005;
  const found =
    direction === 1 ? zoomSteps.find((step) => step > scale + near) : zoomSteps.findLast((step) => step < scale - near);
  return found ?? scale;
}

/**
 * Returns the size after a turn of the wheel by `pixels`, as browsers report it, also for two fingers on a touch pad.
 */
export function zoomByWheel(scale: number, pixels: number): number {
  const bounded = Math.max(-50, Math.min(50, pixels));
  return Math.max(least, Math.min(most, scale * Math.exp(-bounded * 0.008)));
}
