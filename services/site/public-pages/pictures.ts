import { trusted } from '../../markup/markup.ts';

const markTiles = (first: string, second: string, free: string): string =>
  `<rect x="1" y="1" width="10" height="10" rx="3" ${first}/><rect x="13" y="1" width="10" height="10" rx="3" ${second}/>` +
  `<rect x="1" y="13" width="10" height="10" rx="3" ${second}/><rect x="14" y="14" width="8" height="8" rx="2.4" ${free}/>`;

/** Four tiles, one of them yet to come. */
export const brandMark = trusted(
  `<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">${markTiles('class="t1"', 'class="t2"', 'class="free-line"')}</svg>`,
);

/** The same as a file of its own, which no style sheet reaches. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${markTiles(
  'fill="#207C9D"',
  'fill="#4CC0B3"',
  'fill="none" stroke="#207C9D" stroke-width="2" stroke-dasharray="2.6 2"',
)}</svg>`;

const bar = (x: number, y: number, width: number, height: number, kind: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" class="${kind}"/>`;

/** A block on the sheet: a heading line, then lines of text. */
const block = (y: number, heading: number, lines: readonly number[]): string =>
  bar(96, y, heading, 9, 'ink1') + lines.map((width, index) => bar(96, y + 20 + index * 14, width, 6, 'ink2')).join('');

/** A résumé sheet: three blocks in place, each with its tile at the margin, and a place for the next. */
export const sheetPicture = (label: string): ReturnType<typeof trusted> =>
  trusted(
    `<svg viewBox="0 0 360 464" role="img" aria-label="${label.replaceAll('"', '&quot;')}">` +
      '<rect x="40" y="8" width="312" height="448" rx="4" class="sheet"/>' +
      bar(96, 44, 150, 14, 'ink3') +
      bar(96, 68, 104, 6, 'ink2') +
      '<rect x="8" y="104" width="64" height="64" rx="16" class="t1"/>' +
      block(112, 120, [216, 196, 206]) +
      '<rect x="8" y="192" width="64" height="64" rx="16" class="t2"/>' +
      block(200, 92, [206, 216, 150]) +
      '<rect x="8" y="280" width="64" height="64" rx="16" class="t2"/>' +
      block(288, 108, [196, 176]) +
      '<rect x="9" y="361" width="62" height="62" rx="15" class="free"/><rect x="96" y="362" width="216" height="60" rx="8" class="free"/>' +
      '</svg>',
  );

/** A mosaic that lacks one tile. */
export const mosaicPicture = trusted(
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
