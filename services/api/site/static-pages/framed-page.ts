import type { Markup } from '../../../platform/http/markup.ts';
import { escapeHtml, markup } from '../../../platform/http/markup.ts';
import { slots } from './slots.ts';

/** What is between header and footer of a page that is rendered on request. */
export interface FramedParts {
  /** The language of the content (BCP 47). */
  readonly language: string;
  readonly title: string;
  /** The content of `<main>`. Its first heading is the page's `h1`. */
  readonly content: Markup;
  readonly description?: string;
  /** The absolute address for search engines. A page without one asks not to be listed. */
  readonly address?: string;
  /** The addresses of scripts of our own origin. The policy of such a page allows no others. */
  readonly scripts?: readonly string[];
}

const headOf = ({ description, address, scripts = [] }: FramedParts): string =>
  markup`${
    address === undefined || description === undefined
      ? markup`<meta name="robots" content="noindex">`
      : markup`<meta name="description" content="${description}"><link rel="canonical" href="${address}">`
  }${scripts.map((file) => markup`<script defer src="${file}"></script>`)}`.source;

/** Renders a whole page: `parts` in the frame of the public pages. */
export const framedPage = (frame: string, parts: FramedParts): string =>
  frame
    .replace(slots.title, () => escapeHtml(parts.title))
    .replace(slots.head, () => headOf(parts))
    .replace(slots.content, () => parts.content.source);
