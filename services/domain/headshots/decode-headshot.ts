import sharp from 'sharp';

/** The square of a picture that becomes the headshot, as fractions of the upright picture's width and height. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  /** The side of the square as a fraction of the width. */
  readonly side: number;
}

export type HeadshotProblem = 'not_a_picture' | 'damaged' | 'too_many_pixels' | 'too_small' | 'crop_outside';

export type HeadshotReading =
  { readonly ok: true; readonly jpeg: Uint8Array } | { readonly ok: false; readonly error: HeadshotProblem };

/** At most 40 megapixels (decisions.md "Profile"). */
const maxPixels = 40_000_000;
/** In pixels: the minimum side of an uploaded picture, and the side of the headshot. */
const minSide = 64;
const headshotSide = 640;
/** The maximum number of seconds for processing one picture. */
const timeLimit = 10;

// Processing one picture at a time is enough, and decoded pictures are not needed again.
sharp.concurrency(1);
sharp.cache(false);

const beginnings: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.readUIntBE(0, 3) === 0xffd8ff,
  (bytes) => bytes.readUInt32BE(0) === 0x89504e47 && bytes.readUInt32BE(4) === 0x0d0a1a0a,
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  (bytes) => /^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6)),
  (bytes) => /^ftyp(?:avif|avis|mif1|heic|heix)$/.test(bytes.toString('latin1', 4, 12)),
];

/**
 * Recognizes JPEG, PNG, WebP, GIF, AVIF, and HEIF by the first bytes. No other format, in particular SVG, must reach a
 * decoder.
 */
const isPicture = (bytes: Buffer): boolean => bytes.length >= 16 && beginnings.some((begins) => begins(bytes));

const failure = (error: HeadshotProblem): HeadshotReading => ({ ok: false, error });

/** Returns the largest square in the center. */
const middle = (width: number, height: number): Crop => {
  const side = Math.min(width, height);
  return { left: (width - side) / 2 / width, top: (height - side) / 2 / height, side: side / width };
};

/**
 * Decodes a picture and encodes the selected square as a new JPEG: upright, without metadata, and on white where it was
 * transparent. Files that are not pictures, or are damaged, are refused.
 */
export async function decodeHeadshot(file: Uint8Array, selection?: Crop): Promise<HeadshotReading> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (!isPicture(bytes)) return failure('not_a_picture');
  const picture = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 });
  try {
    const { autoOrient } = await picture().metadata();
    const { width, height } = autoOrient;
    if (width * height > maxPixels) return failure('too_many_pixels');
    if (Math.min(width, height) < minSide) return failure('too_small');
    const crop = selection ?? middle(width, height);
    const side = Math.round(crop.side * width);
    const region = {
      left: Math.round(crop.left * width),
      top: Math.round(crop.top * height),
      width: side,
      height: side,
    };
    // Rounding may exceed the edge by one pixel; more is an error.
    if (side < 1 || region.left + side > width + 1 || region.top + side > height + 1) return failure('crop_outside');
    region.left = Math.max(0, Math.min(region.left, width - side));
    region.top = Math.max(0, Math.min(region.top, height - side));
    const jpeg = await picture()
      .autoOrient()
      .extract(region)
      .resize(headshotSide, headshotSide)
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 86 })
      .timeout({ seconds: timeLimit })
      .toBuffer();
    return { ok: true, jpeg };
  } catch (error) {
    if (error instanceof Error && /pixel limit/i.test(error.message)) return failure('too_many_pixels');
    return failure('damaged');
  }
}
