/** An upright rectangle in the window, in pixels. */
export interface Rect {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Between the notices and the window's edge, and between them and what they keep clear of. */
export const edge = 16;
const gap = 8;

/**
 * By how many pixels a stack of notices at the lower edge of the window has to go up, so that it covers none of `actions`.
 * Where there is no room above them it stays below the window's upper edge.
 */
export function offsetToAvoid(
  stack: Pick<Rect, 'left' | 'right'> & { readonly height: number },
  actions: readonly Rect[],
  windowHeight: number,
): number {
  const highest = windowHeight - edge - stack.height - gap;
  let lift = 0;
  // From the lowest on: what it goes above may bring it before the next.
  for (const action of [...actions].sort((one, other) => other.bottom - one.bottom)) {
    const bottom = windowHeight - edge - lift;
    const isBeside = action.right <= stack.left || action.left >= stack.right;
    const isAboveOrBelow = action.bottom + gap <= bottom - stack.height || action.top - gap >= bottom;
    if (!isBeside && !isAboveOrBelow) lift = windowHeight - edge - action.top + gap;
  }
  return Math.max(0, Math.min(lift, highest));
}
