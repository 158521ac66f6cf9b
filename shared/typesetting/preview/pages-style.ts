/**
 * The style of the pages on screen, the same for every document; Typst's own stylesheet is neither sent nor needed. It
 * is used in a constructed stylesheet, which a strict Content-Security-Policy allows.
 */
export const pagesStyle = `
.pages-view { position: relative; margin-inline: auto; forced-color-adjust: none; }
.pages-view > .pages-sheet {
  position: absolute; left: 0; width: 100%; background: #fff;
  box-shadow: 0 0 0 1px rgb(15 35 50 / 10%), 0 1px 2px rgb(15 35 50 / 8%), 0 6px 18px rgb(15 35 50 / 10%);
}
.pages-view > svg { position: relative; display: block; width: 100%; height: auto; fill: none; overflow: visible; }
.pages-view .outline_glyph { fill: inherit; }
.pages-view .pseudo-link { fill: transparent; cursor: pointer; pointer-events: all; }
.pages-view .typst-text { pointer-events: bounding-box; }
.pages-view .tsel {
  width: 100%; height: 100%; color: transparent; font-family: sans-serif; line-height: 1;
  white-space: pre; text-align: justify; text-align-last: justify;
}
.pages-view .tsel::selection { color: transparent; background: rgb(32 124 157 / 30%); }
@media print { .pages-view > .pages-sheet { box-shadow: none; } }
`;

/**
 * The rule that hides pages outside of a range, because painting only visible pages halves the time of a keystroke on
 * five pages. `view` is the name of the view.
 */
export const hidePagesOutside = (view: string, first: number, last: number): string =>
  `@media screen { .pages-view[data-view="${view}"] > svg > g.typst-page:not(:nth-of-type(n+${first}):nth-of-type(-n+${last})) { display: none; } }`;
