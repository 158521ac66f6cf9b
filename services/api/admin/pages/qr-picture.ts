import { encode } from 'uqr';
import { type Markup, markup } from '../../../platform/http/markup.ts';

/** The modules of the quiet zone around a QR code (ISO/IEC 18004). */
const quiet = 4;

/**
 * Renders a text as a QR code. It is dark on light in both color schemes, because not every camera reads inverted
 * codes.
 */
export function qrPicture(text: string, label: string): Markup {
  const { size, data } = encode(text, { ecc: 'M', border: quiet });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return markup`<svg class="qr" role="img" aria-label="${label}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">
<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${dark.join('')}"/></svg>`;
}
