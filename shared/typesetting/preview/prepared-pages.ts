import { layOutPages } from './spread-pages.ts';

/**
 * Pages that the server puts into the HTML of the builder: they are on screen before any script has run, and the
 * builder continues from them instead of requesting all of them again.
 */
export interface PreparedPages {
  readonly drawing: Element;
  /** The name of the typesetting session that drew them, and the revision of the drawing there. */
  readonly session: string;
  readonly revision: number;
  readonly pageCount: number;
}

/** The name under which a résumé's pages are passed to its builder. */
export const preparedPagesName = (resumeId: string): string => `pages/${resumeId}`;

export interface PagesToPrepare {
  readonly session: string;
  readonly revision: number;
  readonly pageCount: number;
  /** The whole drawing as the engine made it. */
  readonly svg: string;
}

const pageStart =
  /<g class="typst-page" transform="[^"]*"([^>]*?data-page-width="([\d.]+)"[^>]*?data-page-height="([\d.]+)")/g;

const percent = (part: number, whole: number): string => `${Math.round((part / whole) * 1e6) / 1e4}%`;

/**
 * Creates the markup of the pages and the style rules that place its sheets, in the same layout as `attachPages`, so
 * that nothing moves when the builder takes over. Undefined when the drawing does not contain pages.
 */
export function preparedMarkup(
  pages: PagesToPrepare,
):
  { readonly attributes: Readonly<Record<string, string>>; readonly html: string; readonly style: string } | undefined {
  const found = [...pages.svg.matchAll(pageStart)];
  if (found.length === 0 || found.length !== pages.pageCount) return undefined;
  const spread = layOutPages(found.map(([, , width, height]) => ({ width: Number(width), height: Number(height) })));
  let index = 0;
  const svg = pages.svg
    .replace(pageStart, (_whole, rest: string) => {
      const box = spread.pages[index];
      index += 1;
      return `<g class="typst-page" transform="translate(${box?.left ?? 0}, ${box?.top ?? 0})"${rest}`;
    })
    .replace(
      /^(<svg[^>]*?) viewBox="[^"]*" width="[^"]*" height="[^"]*"/,
      `$1 viewBox="0 0 ${spread.width} ${spread.height}"`,
    )
    // HTML has no namespace prefixes, so the element becomes an ordinary `div`.
    .replaceAll('<h5:div', '<div')
    .replaceAll('</h5:div>', '</div>');
  const sheets = spread.pages.map(
    ({ left, top, width, height }, place) =>
      `.prepared .pages-sheet:nth-child(${place + 1}){top:${percent(top, spread.height)};height:${percent(height, spread.height)};` +
      `left:${percent(left, spread.width)};width:${percent(width, spread.width)}}`,
  );
  return {
    attributes: {
      'data-session': pages.session,
      'data-revision': String(pages.revision),
      'data-page-count': String(pages.pageCount),
    },
    html: `<div class="pages-view">${'<div class="pages-sheet"></div>'.repeat(spread.pages.length)}${svg}</div>`,
    style: sheets.join(''),
  };
}

/** Reads prepared pages from their element; undefined when the builder cannot continue from them. */
export function readPreparedPages(element: HTMLElement | undefined): PreparedPages | undefined {
  const drawing = element?.querySelector('svg');
  const { session, revision, pageCount } = element?.dataset ?? {};
  const [number, count] = [Number(revision), Number(pageCount)];
  if (!drawing || !session || !Number.isSafeInteger(number) || !Number.isSafeInteger(count)) return undefined;
  return { drawing, session, revision: number, pageCount: count };
}
