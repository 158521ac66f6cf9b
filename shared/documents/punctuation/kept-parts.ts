/** The parts of a text that are never changed, because machines read them or they were written to be taken literally. */

/** A sign after a backslash, which a person writes to get exactly this sign, and code between backticks. */
const literal = /\\(?:-{1,3}|["'])|`[^`]*`/g;
/** Phone numbers: with a country code or an area code, or in groups; two years in parentheses are none. */
const phone = /(?!\((?:19|20)\d\d ?-)(?:\+\d|\(\d|\b0\d)[\d ()./-]{4,24}\d|\b\d{3}[-. ]\d{3,4}[-. ]\d{4}\b/g;
const word = /\S+/g;
/** A word without the quotes and parentheses around it. */
const bareWord = /[^\s"<>()]+/g;

const option = /^\(?--?\p{L}/u;
const codeSigns = ['=>', '->', '::', '==', '++', '&&', '||', '</', '{', '}'];
const pathSign = /\\[\p{L}\p{N}]/u;

/** Whether a word is an option of a command or has signs that only code has. */
const isCode = (text: string): boolean =>
  option.test(text) || pathSign.test(text) || codeSigns.some((sign) => text.includes(sign));

const schemeOrHost = /^(?:https?:\/\/|www\.)/;
/** An address without a scheme: a name with a dot before its path. */
const hostBeforePath = /^[\p{L}\p{N}.-]+\.\p{L}{2,}\//u;

const isAddress = (text: string): boolean =>
  schemeOrHost.test(text) || hostBeforePath.test(text) || /[^@]@[^@]+\.\p{L}/u.test(text);

/** Characters that stand for what is kept while a text is changed: the private use area. */
const firstSubstitute = 0xe000;
const substituteCount = 0xf8ff - firstSubstitute + 1;
const substitutes = /[\ue000-\uf8ff]/g;

/**
 * Returns `text` changed by `change`, except for the parts that are kept: `change` sees one character of the private use
 * area in place of each. A text with such characters of its own is left as it is.
 */
export function changeAround(text: string, change: (text: string) => string): string {
  if (/[\ue000-\uf8ff]/.test(text)) return text;
  const parts: string[] = [];
  const keep = (part: string): string => {
    parts.push(part);
    return String.fromCharCode(firstSubstitute + parts.length - 1);
  };
  const restored = (part: string): string =>
    part.replace(substitutes, (sign) => restored(parts[sign.charCodeAt(0) - firstSubstitute] ?? ''));
  const rest = text
    .replace(literal, (part) => keep(part.startsWith('\\') ? part.slice(1) : part))
    .replace(phone, keep)
    .replace(word, (part) => (isCode(part) ? keep(part) : part))
    .replace(bareWord, (part) => (isAddress(part) ? keep(part) : part));
  return parts.length > substituteCount ? text : restored(change(rest));
}
