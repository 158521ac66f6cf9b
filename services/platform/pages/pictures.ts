import { trustHtml } from '../http/markup.ts';

const markTiles = (first: string, second: string, free: string): string =>
  `<rect x="1" y="1" width="10" height="10" rx="3" ${first}/><rect x="13" y="1" width="10" height="10" rx="3" ${second}/>` +
  `<rect x="1" y="13" width="10" height="10" rx="3" ${second}/><rect x="14" y="14" width="8" height="8" rx="2.4" ${free}/>`;

/** The logo as a separate SVG file that no style sheet affects: four tiles, one of them only outlined. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${markTiles(
  'fill="#207C9D"',
  'fill="#4CC0B3"',
  'fill="none" stroke="#207C9D" stroke-width="2" stroke-dasharray="2.6 2"',
)}</svg>`;

/** A mosaic that lacks one tile. */
export const mosaicPicture = trustHtml(
  `<svg class="mosaic" viewBox="0 0 104 104" aria-hidden="true" focusable="false">${[
    't1',
    't3',
    't2',
    't3',
    't2',
    't1',
    't3',
    't1',
  ]
    .map(
      (kind, index) =>
        `<rect x="${(index % 3) * 36}" y="${Math.floor(index / 3) * 36}" width="32" height="32" rx="8" class="${kind}"/>`,
    )
    .join('')}<rect x="73" y="73" width="30" height="30" rx="7" class="free"/></svg>`,
);
