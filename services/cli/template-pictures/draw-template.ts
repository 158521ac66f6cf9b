import sharp from 'sharp';
import type { TypesettingSession } from '../../../shared/typesetting/typesetter.ts';
import { drawPages } from '../../domain/thumbnails/draw-thumbnail.ts';
import { pictureCases, type PictureLength } from './cases.ts';

/** The width of a page in pixels: small enough to store, and large enough to show a line that moves. */
const pageWidth = 150;
const gap = 8;

/** Draws the `pictureCases` of one length in a template, side by side. */
export async function drawTemplate(
  engine: { open(): TypesettingSession },
  template: string,
  length: PictureLength,
): Promise<Buffer> {
  const session = engine.open();
  const strips: Buffer[] = [];
  for (const document of pictureCases[length]) {
    const { svg } = await session.typeset(document(template), null);
    strips.push(await drawPages(svg, pageWidth).png().toBuffer());
  }
  session.close();
  const heights = await Promise.all(strips.map(async (strip) => (await sharp(strip).metadata()).height));
  const width = strips.length * (pageWidth + gap) - gap;
  return sharp({ create: { width, height: Math.max(...heights), channels: 3, background: '#808080' } })
    .composite(strips.map((input, index) => ({ input, left: index * (pageWidth + gap), top: 0 })))
    .png({ palette: true, colours: 16, effort: 10 })
    .toBuffer();
}

/** Returns where the approved picture of a template is. */
export const approvedPicture = (template: string, length: PictureLength): URL =>
  new URL(`approved/${template}-${length}.png`, import.meta.url);
