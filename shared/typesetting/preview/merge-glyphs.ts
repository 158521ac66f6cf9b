/**
 * Merges each run of glyphs into one path. Typst draws a glyph as a `<use>` of its outline. In a browser, each of them
 * is a separate tree with its own transformation, and all of them are visited for every frame, even one that only shows
 * a keystroke in a field: on two pages these are 2,500 elements and half of the time from keystroke to page. A run has
 * one color and one font, so a single path is equivalent.
 */

/**
 * Outlines by the id that `<use>` refers to, as `relativeOutline` returns them; null for a glyph that is not a plain
 * outline.
 */
export type Glyphs = Map<string, string | null>;

const svgNamespace = 'http://www.w3.org/2000/svg';

/** The number of operands of each command that outlines consist of. */
const operands: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 };

/** Rounds to a thousandth of a font unit, which is far below a pixel at any size. */
const short = (value: number): number => Math.round(value * 1000) / 1000;

/**
 * Converts an outline to relative commands, which work at any position of the pen: `M 1 2 L 3 2 Z` becomes `m1 2l2 0z`.
 * Undefined when it contains anything but complete M, L, Q, C, and Z commands.
 */
export function relativeOutline(outline: string): string | undefined {
  const words = outline.trim().split(/[\s,]+/);
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let relative = '';
  for (let at = 0; at < words.length;) {
    const command = words[at] ?? '';
    const count = operands[command];
    if (count === undefined) return undefined;
    const numbers = words.slice(at + 1, at + 1 + count).map(Number);
    if (numbers.length < count || !numbers.every(Number.isFinite)) return undefined;
    at += 1 + count;
    if (command === 'Z') [x, y] = [startX, startY];
    const moved = numbers.map((value, index) => short(value - (index % 2 === 0 ? x : y)));
    relative += command.toLowerCase() + moved.join(' ');
    // The position follows the rounded numbers, so that rounding errors do not add up.
    if (count > 0) [x, y] = [x + (moved[count - 2] ?? 0), y + (moved[count - 1] ?? 0)];
    if (command === 'M') [startX, startY] = [x, y];
  }
  return relative;
}

/** Removes the outlines from a drawing's definitions; a glyph that is a picture stays there. */
function takeOutlines(drawing: Element, glyphs: Glyphs): void {
  for (const glyph of drawing.querySelectorAll('defs.glyph > [id]')) {
    const isOutline = glyph.localName === 'path' && glyph.classList.contains('outline_glyph');
    const outline = isOutline ? relativeOutline(glyph.getAttribute('d') ?? '') : undefined;
    glyphs.set(glyph.id, outline ?? null);
    if (outline !== undefined) glyph.remove();
  }
}

const glyphOf = (use: Element): string => use.getAttribute('href')?.slice(1) ?? '';

/** The path data to append for one glyph of a run. A glyph without a definition is a space and draws nothing. */
function strokesOf(use: Element, glyphs: Glyphs): string | null {
  const outline = glyphs.get(glyphOf(use));
  if (outline === null) return null;
  return outline === undefined ? '' : `M${use.getAttribute('x') ?? 0} ${use.getAttribute('y') ?? 0}${outline}`;
}

function mergeRun(run: Element, glyphs: Glyphs): void {
  let merged: { readonly path: Element; strokes: string } | undefined;
  const finish = (): void => {
    if (merged) merged.path.setAttribute('d', merged.strokes);
    merged = undefined;
  };
  for (const child of [...run.children]) {
    const strokes = child.localName === 'use' ? strokesOf(child, glyphs) : null;
    if (strokes === null) {
      // This is a picture or the selectable text, which is painted after the preceding content.
      finish();
    } else if (strokes === '') {
      child.remove();
    } else if (merged) {
      merged.strokes += strokes;
      child.remove();
    } else {
      const path = run.ownerDocument.createElementNS(svgNamespace, 'path');
      path.setAttribute('class', 'outline_glyph');
      child.replaceWith(path);
      merged = { path, strokes };
    }
  }
  finish();
}

/**
 * Merges the glyphs of a drawing, or of a change, in place. `glyphs` holds the outlines from before and receives the
 * new ones.
 */
export function mergeGlyphs(drawing: Element, glyphs: Glyphs): void {
  takeOutlines(drawing, glyphs);
  for (const run of drawing.querySelectorAll('g.typst-text')) mergeRun(run, glyphs);
}
