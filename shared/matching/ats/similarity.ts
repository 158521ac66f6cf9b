/** Invisible characters that control line breaks and direction. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
/** Scripts without spaces between words, in which each letter counts as a word. */
const unspaced =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}';
const token = new RegExp(`[${unspaced}]|[^\\s${unspaced}]+`, 'gu');
/** Punctuation around a word, except characters that belong to a name such as C++ and C#. */
const around = /^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}+#])[^\p{L}\p{N}+#]+$/gu;

/** The words of a text as a search compares them: lowercase and without surrounding punctuation. */
export function wordsOf(text: string): readonly string[] {
  const plain = text.normalize('NFKC').replace(invisible, '').toLowerCase();
  return (plain.match(token) ?? []).map((word) => word.replace(around, '')).filter((word) => word !== '');
}

/** How much of the written text a program finds, and how well the order is preserved. */
export interface Similarity {
  /** The share of pairs of adjacent words that are adjacent in the PDF as well, from 0 to 1. */
  readonly recall: number;
  readonly pairs: number;
  readonly pairsFound: number;
  /** Kendall's tau of the order of texts: 1 is the same order, 0 no relation, −1 the reverse. */
  readonly order: number;
}

/** The pairs of adjacent words; a single word counts as a pair. */
function pairsOf(words: readonly string[]): readonly string[] {
  if (words.length === 1) return [words[0] ?? ''];
  return words.slice(1).map((word, index) => `${words[index] ?? ''} ${word}`);
}

function countsOf(keys: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/**
 * The maximum number of texts whose order is compared, because each is compared with each; a sample represents longer
 * documents.
 */
const maxComparedWords = 1_500;
/** The number of words at the start of a text that locate it. */
const probe = 4;

/**
 * The index in `found` at which each text begins: after the previous text if possible, otherwise its first occurrence.
 */
function placesOf(texts: readonly (readonly string[])[], found: readonly string[]): readonly number[] {
  const starts = new Map<string, number[]>();
  found.forEach((word, place) => starts.set(word, [...(starts.get(word) ?? []), place]));
  let last = -1;
  return texts.flatMap((words) => {
    const beginning = words.slice(0, probe);
    const places = (starts.get(beginning[0] ?? '') ?? []).filter((place) =>
      beginning.every((word, index) => found[place + index] === word),
    );
    const place = places.find((each) => each > last) ?? places[0];
    if (place === undefined) return [];
    last = place;
    return [place];
  });
}

function kendall(places: readonly number[]): number {
  const step = Math.ceil(places.length / maxComparedWords);
  const some = step > 1 ? places.filter((_place, index) => index % step === 0) : places;
  let balance = 0;
  let count = 0;
  some.forEach((one, index) => {
    for (const other of some.slice(index + 1)) {
      balance += Math.sign(other - one);
      count += 1;
    }
  });
  return count === 0 ? 1 : balance / count;
}

/** Compares the texts of a document, in reading order, with the text extracted from its PDF. */
export function similarityOf(written: readonly string[], read: string): Similarity {
  const texts = written.map(wordsOf).filter((words) => words.length > 0);
  // A search joins a word with a hyphen that a line ends with, or splits all of them.
  const found = wordsOf(read.replace(/(?<=\p{L}-)\n(?=\p{L})/gu, ''));
  // Each occurrence in the PDF counts for one pair, because a text that is written twice must be found twice.
  const left = countsOf([...pairsOf(found), ...found]);
  const pairs = texts.flatMap(pairsOf);
  let pairsFound = 0;
  for (const pair of pairs) {
    const count = left.get(pair) ?? 0;
    if (count === 0) continue;
    left.set(pair, count - 1);
    pairsFound += 1;
  }
  return {
    recall: pairs.length === 0 ? 1 : pairsFound / pairs.length,
    pairs: pairs.length,
    pairsFound,
    order: kendall(placesOf(texts, found)),
  };
}
