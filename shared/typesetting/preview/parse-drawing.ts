/** The elements that Typst draws with; an answer with any other element is refused. */
const drawnWith = new Set(
  'svg g defs path use rect line circle ellipse polygon polyline image clipPath linearGradient radialGradient pattern stop mask filter foreignObject div a title desc'.split(
    ' ',
  ),
);

/** Matches safe addresses. Answers never contain `javascript:` and similar ones; this is a second line of defense. */
const safeAddress = /^(?:https?:|mailto:|tel:|#|data:image\/)/i;

function isSafe(element: Element): boolean {
  if (!drawnWith.has(element.localName)) return false;
  for (const { localName, value } of element.attributes) {
    if (localName.startsWith('on') || localName === 'style') return false;
    if (localName === 'href' && !safeAddress.test(value)) return false;
  }
  return true;
}

/** Parses the `<svg>` of an answer into an element of the page's document; undefined when it is not a drawing. */
export function parseDrawing(svg: string, page: Document): Element | undefined {
  const parser = page.defaultView ? new page.defaultView.DOMParser() : new DOMParser();
  const root = parser.parseFromString(svg, 'image/svg+xml').documentElement;
  if (root.localName !== 'svg' || !isSafe(root)) return undefined;
  for (const element of root.querySelectorAll('*')) if (!isSafe(element)) return undefined;
  return page.importNode(root, true);
}
