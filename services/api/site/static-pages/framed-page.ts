import type { Markup } from '../../../platform/http/markup.ts';
import { escapeHtml, markup } from '../../../platform/http/markup.ts';
import { slots } from './slots.ts';

/** What stands between header and footer of a page that is made when it is asked for. */
export interface FramedParts {
  /** BCP 47: of what stands in the page. */
  readonly language: string;
  readonly title: string;
  /** Goes into `<main>`. Its first heading is the page's `h1`. */
  readonly content: Markup;
  readonly description?: string;
  /** Absolute address for search engines; a page without one asks not to be listed. */
  readonly address?: string;
  /** Addresses of scripts of our own origin; a policy of such a page names no others. */
  readonly scripts?: readonly string[];
}

const headOf = ({ description, address, scripts = [] }: FramedParts): string =>
  markup`${
    address === undefined || description === undefined
      ? markup`<meta name="robots" content="noindex">`
      : markup`<meta name="description" content="${description}"><link rel="canonical" href="${address}">`
  }${scripts.map((file) => markup`<script defer src="${file}"></script>`)}`.source;

/** A whole page: the frame of the public pages around `parts`. */
export const framedPage = (frame: string, parts: FramedParts): string =>
  frame
    .replace(slots.title, () => escapeHtml(parts.title))
    .replace(slots.head, () => headOf(parts))
    .replace(slots.content, () => parts.content.source);
