/** The sizes of a design that determine how much fits on a page: in points, percent, and millimeters. */
export interface Sizes {
  readonly textSize: number;
  readonly spacing: number;
  readonly margins: number;
}

/** Below these sizes a page looks cramped, even where the design allows it. */
export const minSizes: Sizes = { textSize: 9, spacing: 80, margins: 14 };

/** From barely visible to just acceptable: spacing first, then margins, and the text size last. */
const steps: readonly Sizes[] = [
  { spacing: -5, margins: 0, textSize: 0 },
  { spacing: -10, margins: 0, textSize: 0 },
  { spacing: -10, margins: -2, textSize: 0 },
  { spacing: -15, margins: -3, textSize: 0 },
  { spacing: -15, margins: -3, textSize: -0.5 },
  { spacing: -20, margins: -4, textSize: -0.5 },
  { spacing: -20, margins: -6, textSize: -1 },
];

const names = ['textSize', 'spacing', 'margins'] as const;

/** Returns sizes to try, each tighter than the one before. Sizes that are already below `minSizes` stay unchanged. */
export function fitAdjustments(from: Sizes): readonly Sizes[] {
  const tightened = steps.map((step): Sizes => {
    const next = (name: keyof Sizes): number =>
      step[name] === 0
        ? from[name]
        : Math.min(from[name], Math.max(minSizes[name], Math.round((from[name] + step[name]) * 2) / 2));
    return { textSize: next('textSize'), spacing: next('spacing'), margins: Math.round(next('margins')) };
  });
  let last = { ...from, margins: Math.round(from.margins) };
  return tightened.filter((sizes) => {
    const isNew = names.some((name) => sizes[name] !== last[name]);
    last = sizes;
    return isNew;
  });
}

export interface SizeChange {
  readonly name: keyof Sizes;
  readonly from: number;
  readonly to: number;
}

/** Returns the sizes that differ, for the message to the user. */
export const changesOf = (from: Sizes, to: Sizes): readonly SizeChange[] =>
  names
    .map((name) => ({ name, from: name === 'margins' ? Math.round(from[name]) : from[name], to: to[name] }))
    .filter((change) => change.from !== change.to);
