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

/** Pixels that the smallest square has at least: below, nothing but blur is left. */
const minSide = 128;

const widest = ({ width, height }: PictureSize): number => Math.min(width, height);

/** How far one can zoom in, from 1, the whole width or height. */
export const maxZoom = (size: PictureSize): number => Math.min(5, Math.max(1, widest(size) / minSide));

export const zoomOf = ({ side }: Square, size: PictureSize): number => widest(size) / side;

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The square, moved so that it lies inside the picture. */
const inside = ({ left, top, side }: Square, { width, height }: PictureSize): Square => ({
  left: between(left, 0, width - side),
  top: between(top, 0, height - side),
  side,
});

/** The largest square in the middle: a portrait's face is there as a rule. */
export function firstSquare(size: PictureSize): Square {
  const side = widest(size);
  return { left: (size.width - side) / 2, top: (size.height - side) / 2, side };
}

/** Moved by pixels of the picture. */
export const movedBy = (square: Square, right: number, down: number, size: PictureSize): Square =>
  inside({ ...square, left: square.left + right, top: square.top + down }, size);

/** Zoomed around its middle. */
export function zoomedTo(square: Square, zoom: number, size: PictureSize): Square {
  const side = widest(size) / between(zoom, 1, maxZoom(size));
  const shift = (square.side - side) / 2;
  return inside({ left: square.left + shift, top: square.top + shift, side }, size);
}

/** What is `right` and `down` in the square, as shares of its side, comes to its middle. */
export const centredAt = (square: Square, right: number, down: number, size: PictureSize): Square =>
  movedBy(square, (right - 0.5) * square.side, (down - 0.5) * square.side, size);

/** As the server takes it: shares of the picture's width and height; the side is a share of the width. */
export function queryOf({ left, top, side }: Square, { width, height }: PictureSize): string {
  return new URLSearchParams({
    left: String(left / width),
    top: String(top / height),
    side: String(side / width),
  }).toString();
}
