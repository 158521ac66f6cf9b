import type { TypesetAnswer } from '../typesetter.ts';
import { type Glyphs, mergeGlyphs } from './merge-glyphs.ts';
import { createPageWindow } from './page-window.ts';
import { pagesStyle } from './pages-style.ts';
import { parseDrawing } from './parse-drawing.ts';
import { patchPages } from './patch-pages.ts';
import { pageGap, type PageBox, type Spread, spreadPages } from './spread-pages.ts';

export interface PagesViewOptions {
  /** The gap between two pages in points; `pageGap` by default. */
  readonly gap?: number;
  /** The accessible name of the pages in the reader's language: `Preview, 2 pages`. */
  readonly label?: (pageCount: number) => string;
  /** Called after the number or the size of the pages has changed. */
  readonly onPages?: (pages: readonly PageBox[]) => void;
}

/** The scale of the pages. `fit` uses the width of the container; a number multiplies the size on paper. */
export type PagesScale = 'fit' | number;

/** The pages of a document on screen. The current pages stay until newer ones replace them. */
export interface PagesView {
  /** Shows a drawing that the page already contained; the next answer may be a change of it. */
  adopt(drawing: Element, revision: number): void;
  /**
   * Shows an answer. `full-needed` means that it does not continue what is on screen; ask again with `have` set to
   * null.
   */
  show(answer: TypesetAnswer): 'shown' | 'full-needed';
  /** The revision on screen that a change may build on, or null. */
  revision(): number | null;
  pages(): readonly PageBox[];
  setScale(scale: PagesScale): void;
  /** Removes the pages from the screen. */
  detach(): void;
}

const pixelsPerPoint = 96 / 72;
const nothing: Spread = { pages: [], width: 0, height: 0 };

const sameSpread = (a: Spread, b: Spread): boolean =>
  a.height === b.height && a.width === b.width && a.pages.length === b.pages.length;

const styles = new WeakMap<object, CSSStyleSheet>();

/** Adds the style of the pages to the document or shadow root, once. */
function adoptStyle(root: Document | ShadowRoot, window: Window & typeof globalThis): void {
  if (styles.has(root) || !('adoptedStyleSheets' in root)) return;
  const sheet = new window.CSSStyleSheet();
  sheet.replaceSync(pagesStyle);
  styles.set(root, sheet);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** Creates a view of pages in `container`, which must already be in its document or shadow root. */
export function attachPages(
  container: HTMLElement,
  { gap = pageGap, label, onPages }: PagesViewOptions = {},
): PagesView {
  const page = container.ownerDocument;
  const view = page.createElement('div');
  view.className = 'pages-view';
  container.append(view);
  if (page.defaultView) adoptStyle(view.getRootNode() as Document | ShadowRoot, page.defaultView);
  const window = createPageWindow(view);

  let drawing: Element | undefined;
  const glyphs: Glyphs = new Map();
  let revision: number | null = null;
  let spread = nothing;
  let scale: PagesScale = 'fit';
  const sheets: HTMLElement[] = [];

  const applyScale = () => {
    view.style.width = scale === 'fit' ? '100%' : `${spread.width * pixelsPerPoint * scale}px`;
  };

  /**
   * Places white sheets under the pages. They are HTML, because shadows in SVG are painted again with every keystroke.
   */
  function placeSheets(next: Spread): void {
    spread = next;
    while (sheets.length > next.pages.length) sheets.pop()?.remove();
    while (sheets.length < next.pages.length) {
      const sheet = page.createElement('div');
      sheet.className = 'pages-sheet';
      sheets.push(sheet);
      view.insertBefore(sheet, drawing ?? null);
    }
    next.pages.forEach((box, index) => {
      const style = sheets[index]?.style;
      if (!style) return;
      style.top = `${(box.top / next.height) * 100}%`;
      style.height = `${(box.height / next.height) * 100}%`;
      style.left = `${(box.left / next.width) * 100}%`;
      style.width = `${(box.width / next.width) * 100}%`;
    });
    if (label) {
      view.setAttribute('role', 'img');
      view.setAttribute('aria-label', label(next.pages.length));
    }
    window.follow([...sheets]);
    applyScale();
    onPages?.(next.pages);
  }

  function replaceDrawing(next: Element): void {
    if (drawing) drawing.replaceWith(next);
    else view.append(next);
    drawing = next;
  }

  return {
    adopt(found, itsRevision) {
      glyphs.clear();
      mergeGlyphs(found, glyphs);
      const next = spreadPages(found, gap);
      replaceDrawing(found);
      revision = itsRevision;
      placeSheets(next);
    },
    show(answer) {
      const parsed = parseDrawing(answer.svg, page);
      if (!parsed) return 'full-needed';
      if (answer.kind === 'full') glyphs.clear();
      mergeGlyphs(parsed, glyphs);
      const next = spreadPages(parsed, gap);
      if (answer.kind === 'full') {
        replaceDrawing(parsed);
      } else {
        if (!drawing || answer.base !== revision) return 'full-needed';
        try {
          patchPages(drawing, parsed);
        } catch {
          // The drawing is partly changed: it stays visible, but no change may build on it.
          revision = null;
          return 'full-needed';
        }
      }
      revision = answer.revision;
      if (!sameSpread(spread, next)) placeSheets(next);
      return 'shown';
    },
    revision: () => revision,
    pages: () => spread.pages,
    setScale(next) {
      scale = next;
      applyScale();
    },
    detach() {
      window.stop();
      view.remove();
    },
  };
}
