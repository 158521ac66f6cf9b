/**
 * Returns the words of a text outside the brackets that the pseudo-language `qps` puts around each translation. Such
 * words do not come from a locale file. `own` lists user content and names to ignore.
 */
export function outsideBrackets(text: string, own: readonly string[] = []): readonly string[] {
  let depth = 0;
  let outside = '';
  for (const character of own.reduce((left, each) => left.replaceAll(each, ' '), text)) {
    if (character === '[') depth += 1;
    else if (character === ']') depth = Math.max(0, depth - 1);
    else if (depth === 0) outside += character;
  }
  return outside.match(/\p{L}{2,}/gu) ?? [];
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
const unescapeHtml = (html: string): string =>
  html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? '');

/** Returns the texts of a page that a person reads or hears: visible text and labels. */
export function textsOfHtml(html: string): string {
  const labels = [...html.matchAll(/ (?:aria-label|alt|title|placeholder)="([^"]*)"/g)].map(([, label = '']) => label);
  const shown = html.replace(/<(style|script)\b[^]*?<\/\1>/g, ' ').replace(/<[^>]+>/g, ' ');
  return unescapeHtml([shown, ...labels].join('\n'));
}
