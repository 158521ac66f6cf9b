import { hidePagesOutside } from './pages-style.ts';

/** Paints only the pages near the visible part of the view. */
export interface PageWindow {
  /** Sets the sheets of the pages, in order; it is called whenever they change. */
  follow(sheets: readonly Element[]): void;
  stop(): void;
}

let views = 0;

/**
 * Observes which sheets are visible and hides the pages that are neither visible nor next to a visible one. It uses one
 * rule in a stylesheet, because the next change would overwrite attributes of the pages. Browsers without
 * IntersectionObserver show all pages.
 */
export function createPageWindow(view: HTMLElement): PageWindow {
  const root = view.getRootNode() as Document | ShadowRoot;
  const { defaultView } = view.ownerDocument;
  if (!defaultView || !('IntersectionObserver' in defaultView) || !('adoptedStyleSheets' in root)) {
    return { follow: () => undefined, stop: () => undefined };
  }
  const name = String(++views);
  view.dataset['view'] = name;
  const style = new defaultView.CSSStyleSheet();
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, style];

  let followed: readonly Element[] = [];
  const visible = new Set<Element>();
  const show = () => {
    const numbers = followed.flatMap((sheet, index) => (visible.has(sheet) ? [index + 1] : []));
    // When nothing is visible, the view is closed or hidden, and unpainted pages cost nothing.
    if (numbers.length > 0)
      style.replaceSync(hidePagesOutside(name, Math.min(...numbers) - 1, Math.max(...numbers) + 1));
  };
  const observer = new defaultView.IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) visible.add(target);
      else visible.delete(target);
    }
    show();
  });

  return {
    follow(sheets) {
      for (const sheet of followed) if (!sheets.includes(sheet)) observer.unobserve(sheet);
      for (const sheet of sheets) if (!followed.includes(sheet)) observer.observe(sheet);
      for (const sheet of visible) if (!sheets.includes(sheet)) visible.delete(sheet);
      followed = sheets;
    },
    stop() {
      observer.disconnect();
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== style);
    },
  };
}
