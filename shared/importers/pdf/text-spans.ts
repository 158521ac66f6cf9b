import { parseWebLink, withoutScheme } from '../../documents/text/web-link.ts';
import type { Cell, Line } from './lines.ts';

/** A part of a line between two separators. */
export interface TextSpan {
  readonly text: string;
  readonly href: string | null;
  /** The index of its cell. */
  readonly cell: number;
}

const separator = /(?:(?<!\s)\s+)?[·|•∙⋅]\s+|(?<!\s)\s+[·|•∙⋅]\s*|(?<!\s)\s+[–—]\s+/;

/** The link target of most of a part of a cell; runs are matched by their words. */
function hrefOf(cell: Cell, text: string): string | null {
  const linked = cell.runs.filter((run) => run.href !== null && run.text.trim() !== '');
  return linked.find((run) => text.includes(run.text.trim()) || run.text.trim().includes(text))?.href ?? null;
}

/** Splits a line into parts: its cells, divided at dots, bars, and dashes that have space around them. */
export function textSpansOf({ cells }: Line): readonly TextSpan[] {
  return cells.flatMap((cell, index) =>
    cell.text
      .split(separator)
      .map((text) => text.replace(/^[·|•∙⋅\s]+|(?<![·|•∙⋅\s])[·|•∙⋅\s]+$/g, ''))
      .filter((text) => text !== '')
      .map((text) => ({ text, href: hrefOf(cell, text), cell: index })),
  );
}

const address = /^(?:https?:\/\/)?(?:www\.)?[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)*\.[a-z]{2,12}(?::\d+)?(?:\/\S*)?$/i;

/** The web address that a part prints or links to, or undefined. File names and words with a dot do not count. */
export function linkOf({ text, href }: Pick<TextSpan, 'text' | 'href'>): string | undefined {
  if (href !== null && /^https?:/i.test(href)) {
    // A printed `example.com` links to `example.com/`; the printed form is the original one.
    const isSame = withoutScheme(href) === `${withoutScheme(text)}/`;
    return parseWebLink(isSame ? href.slice(0, -1) : href);
  }
  if (!address.test(text) || (/\.(?:js|net|io)$/i.test(text.split('/')[0] ?? '') && !/[/]|^www|^http/.test(text)))
    return undefined;
  return parseWebLink(text);
}

/** Whether a part is printed as the address it links to, so that it contains nothing else. */
export const isPrintedLink = (piece: TextSpan): boolean => {
  const link = linkOf(piece);
  if (link === undefined) return false;
  const plain = (text: string) =>
    withoutScheme(text)
      .replace(/^www\.|\/$/g, '')
      .toLowerCase();
  return plain(piece.text) === plain(link) || address.test(piece.text);
};
