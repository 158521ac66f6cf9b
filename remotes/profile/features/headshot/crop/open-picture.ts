import type { PictureSize } from './crop-square.ts';

/** Why a file cannot become a headshot; the server has the same rules (services/domain/headshots). */
export type PictureFailure = 'too_large' | 'not_a_picture' | 'too_many_pixels' | 'too_small';

export interface OpenPicture extends PictureSize {
  /** The address for an `<img>`, which is valid until `close` is called. */
  readonly url: string;
  readonly close: () => void;
}

export type PictureReading =
  { readonly ok: true; readonly picture: OpenPicture } | { readonly ok: false; readonly fault: PictureFailure };

/** The limits of a picture (decisions.md "Profile"): maximum bytes and pixels, and minimum side. */
const maxBytes = 5 * 1024 * 1024;
const maxPixels = 40_000_000;
const minSide = 64;

/** Opens a file as the browser shows it, upright. A file that the browser cannot show cannot be cropped. */
export async function openPicture(file: File): Promise<PictureReading> {
  if (file.size > maxBytes) return { ok: false, fault: 'too_large' };
  // The server does not accept SVG, which can contain scripts.
  if (file.type === 'image/svg+xml') return { ok: false, fault: 'not_a_picture' };
  const url = URL.createObjectURL(file);
  const close = (): void => URL.revokeObjectURL(url);
  const refuse = (fault: PictureFailure): PictureReading => {
    close();
    return { ok: false, fault };
  };
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    return refuse('not_a_picture');
  }
  const { naturalWidth: width, naturalHeight: height } = image;
  if (width * height > maxPixels) return refuse('too_many_pixels');
  if (Math.min(width, height) < minSide) return refuse('too_small');
  return { ok: true, picture: { url, width, height, close } };
}
