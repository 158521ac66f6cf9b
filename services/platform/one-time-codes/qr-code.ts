import { encode } from 'uqr';

/** The modules of the quiet zone around a QR code (ISO/IEC 18004). */
const quiet = 4;

/** A QR code as a path of an SVG picture. */
export interface QrCode {
  /** The number of modules in each direction, including the quiet zone: the size of the view box. */
  readonly size: number;
  /** The dark modules, as the `d` attribute of a path. */
  readonly path: string;
}

/** Encodes a text as a QR code. */
export function qrCodeOf(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: quiet });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dark.join('') };
}
