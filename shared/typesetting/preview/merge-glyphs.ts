/**
 * Makes one path of each run of glyphs.
 *
 * Typst draws a glyph as a `<use>` of its outline. To a browser each of them is a tree of its own with a transformation of
 * its own, and all of them are gone through for every frame, even one that only shows a key in a field: on two pages
 * 2,500 elements and half of the time from key to page. A run is one colour and one font, so one path says the same.
 */

/** Outlines by the id that `<use>` names, as `relativeOutline` gives them; null for a glyph that is not a mere outline. */
export type Glyphs = Map<string, string | null>;

const svgNamespace = 'http://www.w3.org/2000/svg';

/** How many numbers follow each command that outlines are made of. */
const operands: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 };

/** To a thousandth of a font unit, which is far below a pixel at any size. */
const short = (value: number): number => Math.round(value * 1000) / 1000;

/**
 * `M 1 2 L 3 2 Z` as `m1 2l2 0z`: the same outline from wherever the pen is. Undefined when it is made of anything but
 * whole M, L, Q, C and Z commands.
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
    // From where the shortened numbers lead, so that what they lack does not add up.
    if (count > 0) [x, y] = [x + (moved[count - 2] ?? 0), y + (moved[count - 1] ?? 0)];
    if (command === 'M') [startX, startY] = [x, y];
  }
  return relative;
}

/** Takes the outlines out of a drawing's definitions; a glyph that is a picture stays there. */
function takeOutlines(drawing: Element, glyphs: Glyphs): void {
  for (const glyph of drawing.querySelectorAll('defs.glyph > [id]')) {
    const isOutline = glyph.localName === 'path' && glyph.classList.contains('outline_glyph');
    const outline = isOutline ? relativeOutline(glyph.getAttribute('d') ?? '') : undefined;
    glyphs.set(glyph.id, outline ?? null);
    if (outline !== undefined) glyph.remove();
  }
}

const glyphOf = (use: Element): string => use.getAttribute('href')?.slice(1) ?? '';

/** What to append to a run's path for one of its glyphs. A glyph that is defined nowhere, a space, draws nothing. */
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
      // A picture or the text to select: it is painted after what stands before it.
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

/** Changes a drawing, or a change of one, in place; `glyphs` knows the outlines that came before and learns the new ones. */
export function mergeGlyphs(drawing: Element, glyphs: Glyphs): void {
  takeOutlines(drawing, glyphs);
  for (const run of drawing.querySelectorAll('g.typst-text')) mergeRun(run, glyphs);
}
