const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it stands in HTML content or in a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

/** HTML that is known to be safe: only `html` and `trusted` make it. */
export interface Html {
  readonly markup: string;
}

type Part = string | number | Html | readonly Html[];

const isHtmlList = (part: Part): part is readonly Html[] => Array.isArray(part);

function markupOf(part: Part): string {
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  return isHtmlList(part) ? part.map(({ markup }) => markup).join('') : part.markup;
}

/** A template whose values are escaped, unless they are HTML themselves. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: strings.map((text, index) => text + (index < parts.length ? markupOf(parts[index] ?? '') : '')).join(''),
});

/** Declares markup of our own making (a style sheet, a picture) as safe. */
export const trusted = (markup: string): Html => ({ markup });

/** A JSON document for a `<script type="application/json">`: no text in it can end the element. */
export const inlineJson = (value: unknown): Html =>
  trusted(
    JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029'),
  );
