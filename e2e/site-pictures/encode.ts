import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { picturesFolder } from '../../tooling/build/site-pictures.ts';

/**
 * Widths of the files in pixels: of a wide window for screens with one and with two device pixels per CSS pixel, and of
 * a phone, whose screens have at least two.
 */
const widthsOf = { wide: [720, 1440], narrow: [780] } as const;

/**
 * Stores a screenshot in all sizes and formats, and returns the files by width. Few browsers lack AVIF support, so one
 * WebP file, the smaller one, is enough for them.
 */
export async function encode(
  name: string,
  screenshot: Buffer,
  kind: keyof typeof widthsOf,
): Promise<Readonly<Record<'avif' | 'webp', Record<string, string>>>> {
  const keep = async (width: number, format: 'avif' | 'webp'): Promise<readonly [string, string]> => {
    const file = `${name}-${width}.${format}`;
    const resized = sharp(screenshot).resize({ width, kernel: 'lanczos3' });
    const small =
      format === 'avif' ? resized.avif({ quality: 52, effort: 4 }) : resized.webp({ quality: 76, effort: 6 });
    writeFileSync(path.join(picturesFolder, file), await small.toBuffer());
    return [String(width), file];
  };
  const widths = widthsOf[kind];
  return {
    avif: Object.fromEntries(await Promise.all(widths.map((width) => keep(width, 'avif')))),
    webp: Object.fromEntries(await Promise.all(widths.slice(0, 1).map((width) => keep(width, 'webp')))),
  };
}
