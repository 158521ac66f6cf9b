/** A page within the view, in points (1/72 inch) from the view's top left corner. */
export interface PageBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A drawing's pages with the gap between them, and the size of it all in points. */
export interface Spread {
  readonly pages: readonly PageBox[];
  readonly width: number;
  readonly height: number;
}

const sizeOf = (page: Element, side: 'width' | 'height'): number => Number(page.getAttribute(`data-page-${side}`)) || 0;

/**
 * Moves the pages of a drawing, or of a change, apart: Typst puts one right under another. Done before either reaches the
 * screen, so that no page there moves twice.
 */
export function spreadPages(drawing: Element, gap: number): Spread {
  const elements = [...drawing.children].filter(({ localName }) => localName === 'g');
  const width = Math.max(0, ...elements.map((page) => sizeOf(page, 'width')));
  let top = 0;
  const pages = elements.map((element): PageBox => {
    const page = { left: 0, top, width: sizeOf(element, 'width'), height: sizeOf(element, 'height') };
    const box = { ...page, left: (width - page.width) / 2 };
    element.setAttribute('transform', `translate(${box.left}, ${box.top})`);
    top += page.height + gap;
    return box;
  });
  const height = Math.max(0, top - gap);
  drawing.setAttribute('viewBox', `0 0 ${width} ${height}`);
  drawing.removeAttribute('width');
  drawing.removeAttribute('height');
  return { pages, width, height };
}
