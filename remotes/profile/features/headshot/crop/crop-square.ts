/** The size of an upright picture, in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The square of a picture that is shown, in the picture's pixels. */
export interface Square {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** The smallest side of the square in pixels; anything smaller would be blurred. */
const minSide = 128;

const widest = ({ width, height }: PictureSize): number => Math.min(width, height);

/** Returns the maximum zoom, where 1 shows the whole width or height. */
export const maxZoom = (size: PictureSize): number => Math.min(5, Math.max(1, widest(size) / minSide));

/** Returns the zoom of a square, where 1 shows the whole width or height. */
export const zoomOf = ({ side }: Square, size: PictureSize): number => widest(size) / side;

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Moves the square so that it is inside the picture. */
const inside = ({ left, top, side }: Square, { width, height }: PictureSize): Square => ({
  left: between(left, 0, width - side),
  top: between(top, 0, height - side),
  side,
});

/** Returns the largest square in the middle, where the face in a portrait usually is. */
export function firstSquare(size: PictureSize): Square {
  const side = widest(size);
  return { left: (size.width - side) / 2, top: (size.height - side) / 2, side };
}

/** Moves the square by pixels of the picture. */
export const moveSquare = (square: Square, right: number, down: number, size: PictureSize): Square =>
  inside({ ...square, left: square.left + right, top: square.top + down }, size);

/** Zooms the square around its middle. */
export function zoomSquare(square: Square, zoom: number, size: PictureSize): Square {
  const side = widest(size) / between(zoom, 1, maxZoom(size));
  const shift = (square.side - side) / 2;
  return inside({ left: square.left + shift, top: square.top + shift, side }, size);
}

/** Centers the square on a point inside it. `right` and `down` are fractions of its side. */
export const centerSquare = (square: Square, right: number, down: number, size: PictureSize): Square =>
  moveSquare(square, (right - 0.5) * square.side, (down - 0.5) * square.side, size);

/** Returns the server's query: fractions of the picture's width and height; the side is a fraction of the width. */
export function queryOf({ left, top, side }: Square, { width, height }: PictureSize): string {
  return new URLSearchParams({
    left: String(left / width),
    top: String(top / height),
    side: String(side / width),
  }).toString();
}
