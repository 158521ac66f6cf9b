/*
 * A language that nobody speaks, made from English: accents, a third to a half longer, in brackets. A text without brackets
 * was not taken from a locale file; one whose bracket is cut off has too little room. `qps` is reserved for private use.
 */

const plain = 'AaCcDdEeGgHhIiKkLlNnOoRrSsTtUuWwYyZz';
const accented = 'ÅåÇçĐđÉéĜĝĤĥÎîĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž';

/** How much longer a text becomes. */
const growth = 0.4;
/** What is added, in words, so that it can be broken like any text. */
const filler = 'ẋẋẋẋ ';

/** What is filled in or refers to another text, and tags, stay as they are. */
const untouched = /(\{\{[^}]*\}\}|\$t\([^)]*\)|<[^>]+>)/;

const withAccents = (text: string): string =>
  text.replace(/[A-Za-z]/g, (letter) => accented[plain.indexOf(letter)] ?? letter);

/** One text in the language that nobody speaks. */
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

/** All texts in a value of a locale file. */
export function pseudoTexts(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value);
  if (Array.isArray(value)) return value.map(pseudoTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, pseudoTexts(each)]));
}
