/** Markup that is safe to insert into a page. */
export interface Html {
  readonly markup: string;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeText = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

type Piece = string | number | Html | readonly Html[] | undefined;

function markupOf(piece: Piece): string {
  if (piece === undefined) return '';
  if (typeof piece === 'string' || typeof piece === 'number') return escapeText(String(piece));
  if ('markup' in piece) return piece.markup;
  return piece.map(({ markup }) => markup).join('');
}

/** A template tag that escapes every value unless it is `Html` itself. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return { markup: strings.map((part, index) => part + markupOf(pieces[index])).join('') };
}

/** Returns data for a `<script type="application/json">`, escaped so that no text in it ends the element. */
export const jsonForScript = (value: unknown): Html => ({ markup: JSON.stringify(value).replaceAll('<', '\\u003c') });
