/*
 * A pseudo-language, made from English: accents, a third to a half longer, in brackets. A text without brackets was not
 * taken from a locale file; one whose bracket is cut off has too little room. `qps` is reserved for private use.
 */

const plain = 'AaCcDdEeGgHhIiKkLlNnOoRrSsTtUuWwYyZz';
const accented = 'ÅåÇçĐđÉéĜĝĤĥÎîĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž';

/** How much longer a text becomes, as a fraction of its length. */
const growth = 0.4;
/** The added text consists of words, so that it can wrap like any other text. */
const filler = 'ẋẋẋẋ ';

/** Placeholders, references to other texts, and tags, which stay unchanged. */
const untouched = /(\{\{[^{}]*\}\}|\$t\([^)]*\)|<[^<>]+>)/;

const withAccents = (text: string): string =>
  text.replace(/[A-Za-z]/g, (letter) => accented[plain.indexOf(letter)] ?? letter);

/** Converts one text to the pseudo-language. */
export function pseudoText(text: string): string {
  if (!/\p{L}/u.test(text.replace(new RegExp(untouched, 'g'), ''))) return text;
  const letters = text
    .split(untouched)
    .map((part, index) => (index % 2 === 1 ? part : withAccents(part)))
    .join('');
  const more = Math.ceil(text.replace(new RegExp(untouched, 'g'), '').length * growth);
  const tail = filler
    .repeat(Math.ceil(more / filler.length))
    .slice(0, more)
    .trim();
  return `[${letters}${tail === '' ? '' : ` ${tail}`}]`;
}

/** Converts all texts in a value of a locale file. */
export function pseudoTexts(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value);
  if (Array.isArray(value)) return value.map(pseudoTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, pseudoTexts(each)]));
}
