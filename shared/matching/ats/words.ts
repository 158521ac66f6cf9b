/** Invisible characters that steer how text breaks and runs. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
/** Scripts without spaces between words: there each letter counts as one. */
const unspaced =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}';
const token = new RegExp(`[${unspaced}]|[^\\s${unspaced}]+`, 'gu');
/** Signs around a word, but not those that belong to a name such as C++ and C#. */
const around = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu;

/** The words of a text, as far as whoever searches it cares: without signs around them and regardless of capitals. */
export function wordsOf(text: string): readonly string[] {
  const plain = text.normalize('NFKC').replace(invisible, '').toLowerCase();
  return (plain.match(token) ?? []).map((word) => word.replace(around, '')).filter((word) => word !== '');
}
