/** Invisible characters that control line breaks and direction. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
/** Scripts without spaces between words, in which each letter counts as a word. */
const unspaced =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}';
const token = new RegExp(`[${unspaced}]|[^\\s${unspaced}]+`, 'gu');
/** Punctuation around a word, except characters that belong to a name such as C++ and C#. */
const around = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu;

/** The words of a text as a search compares them: lowercase and without surrounding punctuation. */
export function wordsOf(text: string): readonly string[] {
  const plain = text.normalize('NFKC').replace(invisible, '').toLowerCase();
  return (plain.match(token) ?? []).map((word) => word.replace(around, '')).filter((word) => word !== '');
}
