/** An axis-aligned rectangle in the window, in pixels. */
export interface Rect {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The pixels between the notices and the window's edge, and between the notices and what they avoid. */
export const edge = 16;
const gap = 8;

/**
 * Returns the pixels by which a stack of notices at the lower edge of the window has to move up so that it covers none
 * of `actions`. Where there is no room above them, it stays within the window's upper edge.
 */
export function offsetToAvoid(
  stack: Pick<Rect, 'left' | 'right'> & { readonly height: number },
  actions: readonly Rect[],
  windowHeight: number,
): number {
  const highest = windowHeight - edge - stack.height - gap;
  let lift = 0;
  // Starts with the lowest one, because moving above it may cause an overlap with the next.
  for (const action of [...actions].sort((one, other) => other.bottom - one.bottom)) {
    const bottom = windowHeight - edge - lift;
    const isBeside = action.right <= stack.left || action.left >= stack.right;
    const isAboveOrBelow = action.bottom + gap <= bottom - stack.height || action.top - gap >= bottom;
    if (!isBeside && !isAboveOrBelow) lift = windowHeight - edge - action.top + gap;
  }
  return Math.max(0, Math.min(lift, highest));
}
