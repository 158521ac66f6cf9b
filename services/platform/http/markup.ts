const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML content or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

/** HTML that is known to be safe. Only `markup` and `trusted` create it. */
export interface Markup {
  readonly source: string;
}

type Part = string | number | Markup | readonly Markup[];

const isList = (part: Part): part is readonly Markup[] => Array.isArray(part);

function sourceOf(part: Part): string {
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  return isList(part) ? part.map(({ source }) => source).join('') : part.source;
}

/** A template tag whose values are escaped unless they are `Markup` themselves. */
export const markup = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  source: strings.map((text, index) => text + (index < parts.length ? sourceOf(parts[index] ?? '') : '')).join(''),
});

/** Declares markup that we created (a style sheet, a picture) as safe. */
export const trustHtml = (html: string): Markup => ({ source: html });

/** A JSON document for a `<script type="application/json">`, escaped so that no text in it can end the element. */
export const inlineJson = (value: unknown): Markup =>
  trustHtml(
    JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029'),
  );
