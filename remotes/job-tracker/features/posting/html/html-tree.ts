import { parseWebLink } from '@shared/documents';

/** A piece of an advertisement as it is drawn: text, or an element of those that are known here. */
export type HtmlPiece = string | HtmlElement;

export interface HtmlElement {
  readonly tag: (typeof tags)[number];
  /** Of a link alone. */
  readonly href?: string;
  readonly children: readonly HtmlPiece[];
}

const tags = ['p', 'ul', 'ol', 'li', 'strong', 'em', 'h3', 'br', 'a'] as const;

/** Elements whose content is no text for people. */
const silent = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'head', 'title']);

/** Levels after which what is inside counts as text alone: nobody writes lists that deep. */
const deepest = 12;

/** The address that a link may lead to: http, https and mailto alone. */
function addressOf(href: string): string | undefined {
  if (/^mailto:[^\s?]+@[^\s?]+$/i.test(href)) return href;
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
 * Reads the HTML of an advertisement. The server has cleaned it already; this is a second fence: what is not known here is no
 * element, no attribute but a link's address is taken, and the document that it is read in runs and loads nothing.
 */
export function readHtml(html: string): readonly HtmlPiece[] {
  return piecesOf(new DOMParser().parseFromString(html, 'text/html').body, 0);
}
