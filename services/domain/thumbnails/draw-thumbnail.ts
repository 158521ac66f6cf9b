import sharp, { type Sharp } from 'sharp';

/** Pixels: twice the width of a tile in the library. */
export const thumbnailWidth = 560;

const pageSize = /<g class="typst-page"[^>]*?data-page-width="([\d.]+)"[^>]*?data-page-height="([\d.]+)"/;
const frame = /^(<svg[^>]*?) viewBox="[^"]*" width="[^"]*" height="[^"]*"/;
/** What a picture has no use for: links, and the text that can be selected. */
const unseen = /<a [^>]*>.*?<\/a>|<foreignObject .*?<\/foreignObject>/gs;
/** Points to an inch, which is what an SVG without units is measured in here. */
const pointsPerInch = 72;

const pageStart = '<g class="typst-page"';

/** The drawing up to the end of its first page: definitions stand before all pages. */
function firstPageOf(svg: string): string {
  const second = svg.indexOf(pageStart, svg.indexOf(pageStart) + pageStart.length);
  return second === -1 ? svg : `${svg.slice(0, second)}</svg>`;
}

/** The first page of a drawing of Typst's, in which the pages stand one under another, on white and `pixels` wide. */
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

/** All pages of a drawing of Typst's, one under another, on white and `pixels` wide. */
export const drawPages = (svg: string, pixels: number): Sharp =>
  sharp(Buffer.from(svg.replace(unseen, '')), { unlimited: true })
    .resize({ width: pixels })
    .flatten({ background: 'white' });

/** A WebP picture of the first page. */
export const drawThumbnail = (svg: string): Promise<Uint8Array> =>
  firstPageAt(svg, thumbnailWidth).webp({ quality: 82 }).toBuffer();

/** Pixels of what other sites show of a link (Open Graph). */
export const previewSize = { width: 1200, height: 630 } as const;

/** The upper part of the first page, as a PNG: not every site takes WebP. */
export async function drawPreview(svg: string): Promise<Uint8Array> {
  const page = await firstPageAt(svg, previewSize.width).png().toBuffer();
  return sharp(page)
    .resize({ ...previewSize, fit: 'cover', position: 'top' })
    .png({ palette: true })
    .toBuffer();
}
