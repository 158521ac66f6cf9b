import sharp from 'sharp';

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

/** The first page of a drawing of Typst's, in which the pages stand one under another, as a WebP picture. */
export async function drawThumbnail(svg: string): Promise<Uint8Array> {
  const [, width, height] = pageSize.exec(svg) ?? [];
  if (width === undefined || height === undefined) throw new Error('The drawing has no page.');
  const page = firstPageOf(svg)
    .replace(unseen, '')
    .replace(frame, `$1 viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`);
  return sharp(Buffer.from(page), { density: (pointsPerInch * thumbnailWidth) / Number(width), unlimited: true })
    .resize({ width: thumbnailWidth })
    .flatten({ background: 'white' })
    .webp({ quality: 82 })
    .toBuffer();
}
