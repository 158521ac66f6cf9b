import { parseWebLink } from '@shared/documents';

/** A part of a job ad as it is rendered: text, or one of the allowed elements. */
export type HtmlPiece = string | HtmlElement;

export interface HtmlElement {
  readonly tag: (typeof tags)[number];
  /** The address, for links only. */
  readonly href?: string;
  readonly children: readonly HtmlPiece[];
}

const tags = ['p', 'ul', 'ol', 'li', 'strong', 'em', 'h3', 'br', 'a'] as const;

/** Elements whose content is not readable text. */
const silent = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'head', 'title']);

/** The depth below which only text is kept. Real ads do not nest this deeply. */
const deepest = 12;

/** Returns the address of a link if its scheme is http, https, or mailto. */
function addressOf(href: string): string | undefined {
  if (/^mailto:[^\s?@]+@[^\s?]+$/i.test(href)) return href;
  return /^https?:\/\//i.test(href) ? parseWebLink(href) : undefined;
}

function piecesOf(node: Node, depth: number): readonly HtmlPiece[] {
  return [...node.childNodes].flatMap((child): readonly HtmlPiece[] => {
    if (child instanceof Text) return [child.data];
    if (!(child instanceof Element)) return [];
    const name = child.localName;
    if (silent.has(name)) return [];
    const children = depth >= deepest ? [child.textContent] : piecesOf(child, depth + 1);
    const tag = tags.find((each) => each === name);
    if (tag === undefined) return children;
    if (tag !== 'a') return [{ tag, children: tag === 'br' ? [] : children }];
    const href = addressOf(child.getAttribute('href') ?? '');
    return href === undefined ? children : [{ tag, href, children }];
  });
}

/**
 * Parses the HTML of a job ad. The server has already sanitized it; this is a second line of defense. Unknown elements
 * are dropped, only the address of a link is read, and the document in which it is parsed runs and loads nothing.
 */
export function readHtml(html: string): readonly HtmlPiece[] {
  return piecesOf(new DOMParser().parseFromString(html, 'text/html').body, 0);
}
