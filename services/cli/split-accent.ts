import sharp, { type Sharp } from 'sharp';

/** Two accents that are readable on white as they are, and differ in red alone. */
export const accentPair = ['#000000', '#b00000'] as const;
const redApart = 0xb0;

/** A picture in two layers: what does not depend on the accent, and where the accent is and how strong. */
export interface AccentLayers {
  readonly base: Sharp;
  /** A picture that is nothing but its alpha channel. */
  readonly accent: Sharp;
}

/**
 * Splits a page that was drawn with each color of `accentPair` into layers, so that any accent can be put between them:
 * wherever the two differ, by so much the accent covers what is below.
 */
export async function splitAccent(black: Sharp, red: Sharp): Promise<AccentLayers> {
  const [first, second] = await Promise.all(
    [black, red].map((picture) => picture.clone().removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (first === undefined || second === undefined) throw new Error('A page was not drawn.');
  const { width, height } = first.info;
  const base = Buffer.alloc(width * height * 3);
  const mask = Buffer.alloc(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const at = pixel * 3;
    const share = Math.min(1, Math.max(0, ((second.data[at] ?? 0) - (first.data[at] ?? 0)) / redApart));
    for (const channel of [0, 1, 2]) {
      // Where the accent covers everything, what is below it does not matter.
      base[at + channel] =
        share > 0.98 ? 255 : Math.min(255, Math.round((first.data[at + channel] ?? 0) / (1 - share)));
    }
    mask[pixel * 4 + 3] = Math.round(share * 255);
  }
  return {
    base: sharp(base, { raw: { width, height, channels: 3 } }),
    accent: sharp(mask, { raw: { width, height, channels: 4 } }),
  };
}
