import sharp, { type Sharp } from 'sharp';

/** In pixels: twice the width of a card in the library. */
export const thumbnailWidth = 560;

const pageSize = /<g class="typst-page"[^>]*?data-page-width="([\d.]+)"[^>]*?data-page-height="([\d.]+)"/;
const frame = /^(<svg[^>]*?) viewBox="[^"]*" width="[^"]*" height="[^"]*"/;
/** What a picture does not need: links and selectable text. */
const unseen = /<a [^>]*>.*?<\/a>|<foreignObject .*?<\/foreignObject>/gs;
/** The density with which SVGs without units are measured here. */
const pointsPerInch = 72;

const pageStart = '<g class="typst-page"';

/** Returns the number of pages of a drawing. */
export const countPages = (svg: string): number => svg.split(pageStart).length - 1;

/** Returns the drawing up to the end of its first page. Definitions precede all pages. */
function firstPageOf(svg: string): string {
  const second = svg.indexOf(pageStart, svg.indexOf(pageStart) + pageStart.length);
  return second === -1 ? svg : `${svg.slice(0, second)}</svg>`;
}

/** Renders the first page of a Typst drawing, in which the pages are stacked vertically, on white and `pixels` wide. */
function firstPageAt(svg: string, pixels: number): Sharp {
  const [, width, height] = pageSize.exec(svg) ?? [];
  if (width === undefined || height === undefined) throw new Error('The document has no pages.');
  const page = firstPageOf(svg)
    .replace(unseen, '')
    .replace(frame, `$1 viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`);
  return sharp(Buffer.from(page), { density: (pointsPerInch * pixels) / Number(width), unlimited: true })
    .resize({ width: pixels })
    .flatten({ background: 'white' });
}

/** Renders all pages of a Typst drawing, stacked vertically, on white and `pixels` wide. */
export const drawPages = (svg: string, pixels: number): Sharp =>
  sharp(Buffer.from(svg.replace(unseen, '')), { unlimited: true })
    .resize({ width: pixels })
    .flatten({ background: 'white' });

/** Renders the first page as a WebP picture. */
export const drawThumbnail = (svg: string): Promise<Uint8Array> =>
  firstPageAt(svg, thumbnailWidth).webp({ quality: 82 }).toBuffer();

/** The size, in pixels, of the image in link previews of other sites (Open Graph). */
export const previewSize = { width: 1200, height: 630 } as const;

/** Renders the upper part of the first page as a PNG, because not every site accepts WebP. */
export async function drawPreview(svg: string): Promise<Uint8Array> {
  const page = await firstPageAt(svg, previewSize.width).png().toBuffer();
  return sharp(page)
    .resize({ ...previewSize, fit: 'cover', position: 'top' })
    .png({ palette: true })
    .toBuffer();
}
