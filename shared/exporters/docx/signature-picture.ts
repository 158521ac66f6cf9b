import { ImageRun } from 'docx';
import { penPoints, signatureBounds, type Stroke } from '../../documents/letter/signature.ts';
import { writePng } from './png.ts';

/**
 * The width of the pen in pixels. One unit of the box is one pixel, which gives 250 pixels per inch at the displayed
 * size.
 */
const pen = 5;
/** The displayed size of one unit in Word's pixels, 96 per inch; the whole box is 2.4 inches wide. */
const shown = 0.39;
const ink = 0x22;

interface Raster {
  readonly width: number;
  readonly height: number;
  readonly cover: Uint8Array;
}

/** Draws a line between two points with a round pen and soft edges. */
function drawLine({ width, height, cover }: Raster, x1: number, y1: number, x2: number, y2: number): void {
  const reach = pen / 2 + 1;
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const [left, right] = [Math.floor(Math.min(x1, x2) - reach), Math.ceil(Math.max(x1, x2) + reach)];
  const [top, bottom] = [Math.floor(Math.min(y1, y2) - reach), Math.ceil(Math.max(y1, y2) + reach)];
  for (let y = Math.max(0, top); y <= Math.min(height - 1, bottom); y += 1) {
    for (let x = Math.max(0, left); x <= Math.min(width - 1, right); x += 1) {
      const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length));
      const distance = Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
      const covered = Math.round(255 * Math.min(1, Math.max(0, pen / 2 + 0.5 - distance)));
      const at = y * width + x;
      cover[at] = Math.max(cover[at] ?? 0, covered);
    }
  }
}

/** A drawn signature as a bitmap, which every version of Word supports; `alt` is its alternative text. */
export function signatureRun(strokes: readonly Stroke[], alt: string): ImageRun {
  const { left, top, width, height } = signatureBounds(strokes, pen);
  const raster: Raster = { width, height, cover: new Uint8Array(width * height) };
  for (const stroke of strokes) {
    const points = penPoints(stroke);
    points.forEach(([x, y], index) => {
      const [fromX, fromY] = points[index - 1] ?? [x, y];
      drawLine(raster, fromX - left, fromY - top, x - left, y - top);
    });
  }
  return new ImageRun({
    type: 'png',
    data: writePng(width, height, ink, raster.cover),
    transformation: { width: Math.round(width * shown), height: Math.round(height * shown) },
    // The id is fixed, because the library otherwise continues to count from the previous file; the headshot has the id
    // 1.
    altText: { id: '2', name: alt, description: alt, title: alt },
  });
}
