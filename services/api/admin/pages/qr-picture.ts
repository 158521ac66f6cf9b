import { type Markup, markup } from '../../../platform/http/markup.ts';
import { qrCodeOf } from '../../../platform/one-time-codes/qr-code.ts';

/**
 * Renders a text as a QR code. It is dark on light in both color schemes, because not every camera reads inverted
 * codes.
 */
export function qrPicture(text: string, label: string): Markup {
  const { size, path } = qrCodeOf(text);
  return markup`<svg class="qr" role="img" aria-label="${label}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">
<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${path}"/></svg>`;
}
