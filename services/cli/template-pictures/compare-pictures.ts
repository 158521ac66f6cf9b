import sharp from 'sharp';

/** The side in pixels of the squares that are compared by their mean, so that the smoothing of edges does not count. */
const square = 6;
/** The amount, out of 255, by which the mean of a square may differ. */
const tolerance = 14;

interface Greys {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

async function greysOf(picture: Uint8Array): Promise<Greys> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function meanAt({ data, width }: Greys, left: number, top: number): number {
  let sum = 0;
  for (let row = top; row < top + square; row += 1) {
    for (let column = left; column < left + square; column += 1) sum += data[row * width + column] ?? 0;
  }
  return sum / square ** 2;
}

/** Returns the number of squares in which two pictures visibly differ, or all of them if the sizes differ. */
export async function differingSquares(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all([greysOf(one), greysOf(other)]);
  if (a.width !== b.width || a.height !== b.height) return Number.POSITIVE_INFINITY;
  let differenceCount = 0;
  for (let top = 0; top + square <= a.height; top += square) {
    for (let left = 0; left + square <= a.width; left += square) {
      if (Math.abs(meanAt(a, left, top) - meanAt(b, left, top)) > tolerance) differenceCount += 1;
    }
  }
  return differenceCount;
}
