/** Elements that Typst draws with; anything else in an answer is refused. */
const drawnWith = new Set(
  'svg g defs path use rect line circle ellipse polygon polyline image clipPath linearGradient radialGradient pattern stop mask filter foreignObject div a title desc'.split(
    ' ',
  ),
);

/** `javascript:` and the like never reach an answer; this is the second lock. */
const safeAddress = /^(?:https?:|mailto:|tel:|#|data:image\/)/i;

function isSafe(element: Element): boolean {
  if (!drawnWith.has(element.localName)) return false;
  for (const { localName, value } of element.attributes) {
    if (localName.startsWith('on') || localName === 'style') return false;
    if (localName === 'href' && !safeAddress.test(value)) return false;
  }
  return true;
}

/** The `<svg>` of an answer as an element of the page's document, or undefined when it is not a drawing. */
export function parseDrawing(svg: string, page: Document): Element | undefined {
  const parser = page.defaultView ? new page.defaultView.DOMParser() : new DOMParser();
  const root = parser.parseFromString(svg, 'image/svg+xml').documentElement;
  if (root.localName !== 'svg' || !isSafe(root)) return undefined;
  for (const element of root.querySelectorAll('*')) if (!isSafe(element)) return undefined;
  return page.importNode(root, true);
}
