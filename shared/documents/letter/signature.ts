/** The points of a pen in a box of fixed size, as whole numbers: `[x, y, x, y, …]` with y pointing down. */
export type Stroke = readonly number[];

export type LetterSignature =
  { readonly kind: 'typed'; readonly text: string } | { readonly kind: 'drawn'; readonly strokes: readonly Stroke[] };

/** The size of the box that a signature is drawn in, in units of the path. */
export const signatureBox = { width: 600, height: 200 } as const;

/** A curve through the midpoints between the points, which smooths the corners that a mouse or a finger leaves. */
function curveOf(stroke: Stroke): string {
  const at = (index: number): readonly [number, number] => [stroke[2 * index] ?? 0, stroke[2 * index + 1] ?? 0];
  const count = stroke.length / 2;
  const [x, y] = at(0);
  // A dot is a line without length, which a round cap makes visible.
  if (count === 1) return `M${x} ${y}h0`;
  let curve = `M${x} ${y}`;
  for (let index = 1; index < count - 1; index += 1) {
    const [here, next] = [at(index), at(index + 1)];
    curve += `Q${here[0]} ${here[1]} ${(here[0] + next[0]) / 2} ${(here[1] + next[1]) / 2}`;
  }
  const [endX, endY] = at(count - 1);
  return `${curve}L${endX} ${endY}`;
}

/** The number of line segments that approximate the curve between two of its points. */
const pieces = 6;

/** The curve of a stroke as points that are close together, for formats that draw only straight lines. */
export function penPoints(stroke: Stroke): readonly (readonly [x: number, y: number])[] {
  const count = Math.floor(stroke.length / 2);
  const at = (index: number): readonly [number, number] => [stroke[2 * index] ?? 0, stroke[2 * index + 1] ?? 0];
  const middle = ([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]) =>
    [(x1 + x2) / 2, (y1 + y2) / 2] as const;
  if (count === 0) return [];
  const points: (readonly [number, number])[] = [at(0)];
  for (let index = 1; index < count - 1; index += 1) {
    const [from, by, to] = [points.at(-1) ?? at(0), at(index), middle(at(index), at(index + 1))];
    for (let step = 1; step <= pieces; step += 1) {
      const t = step / pieces;
      const mix = (axis: 0 | 1): number => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * by[axis] + t ** 2 * to[axis];
      points.push([mix(0), mix(1)]);
    }
  }
  return count === 1 ? points : [...points, at(count - 1)];
}

/** A drawn signature as the data of one SVG path in `signatureBox`, to be stroked with round caps and joins. */
export const signaturePath = (strokes: readonly Stroke[]): string =>
  strokes
    .filter((stroke) => stroke.length >= 2)
    .map(curveOf)
    .join('');

/** The part of the box that a signature occupies, with a margin of `pen` around it; at least as large as the pen. */
export function signatureBounds(
  strokes: readonly Stroke[],
  pen: number,
): { readonly left: number; readonly top: number; readonly width: number; readonly height: number } {
  const at = (axis: 0 | 1): readonly number[] =>
    strokes.flatMap((stroke) => stroke.filter((_place, index) => index % 2 === axis));
  const ends = (places: readonly number[]): readonly [number, number] =>
    places.reduce<readonly [number, number]>(
      ([least, most], place) => [Math.min(least, place), Math.max(most, place)],
      [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
    );
  const [[left, right], [top, bottom]] = [ends(at(0)), ends(at(1))];
  if (left > right) return { left: 0, top: 0, width: 2 * pen, height: 2 * pen };
  return { left: left - pen, top: top - pen, width: right - left + 2 * pen, height: bottom - top + 2 * pen };
}
