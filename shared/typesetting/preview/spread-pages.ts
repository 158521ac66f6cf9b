/** The position of a page in the view, in points (1/72 inch) from the view's top left corner. */
export interface PageBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The positions of a drawing's pages, including the gaps, and the total size in points. */
export interface Spread {
  readonly pages: readonly PageBox[];
  readonly width: number;
  readonly height: number;
}

/** The gap between two pages on screen, in points. */
export const pageGap = 18;

/** Computes the positions of pages with these sizes: one below another, horizontally centered. */
export function layOutPages(
  sizes: readonly { readonly width: number; readonly height: number }[],
  gap = pageGap,
): Spread {
  const width = Math.max(0, ...sizes.map((size) => size.width));
  let top = 0;
  const pages = sizes.map((size): PageBox => {
    const box = { ...size, left: (width - size.width) / 2, top };
    top += size.height + gap;
    return box;
  });
  return { pages, width, height: Math.max(0, top - gap) };
}

const sizeOf = (page: Element, side: 'width' | 'height'): number => Number(page.getAttribute(`data-page-${side}`)) || 0;

/**
 * Moves the pages of a drawing, or of a change, apart, because Typst places them without gaps. This happens before
 * either reaches the screen, so that no page moves twice there.
 */
export function spreadPages(drawing: Element, gap: number): Spread {
  const elements = [...drawing.children].filter(({ localName }) => localName === 'g');
  const sizes = elements.map((page) => ({ width: sizeOf(page, 'width'), height: sizeOf(page, 'height') }));
  const spread = layOutPages(sizes, gap);
  spread.pages.forEach(({ left, top }, index) =>
    elements[index]?.setAttribute('transform', `translate(${left}, ${top})`),
  );
  drawing.setAttribute('viewBox', `0 0 ${spread.width} ${spread.height}`);
  drawing.removeAttribute('width');
  drawing.removeAttribute('height');
  return spread;
}
