import { type ComparedField, type ComparedGroup, compareFields, keyOf } from '../compare-fields.ts';
import { machineText } from '../machine-text.ts';
import type { PlainResume } from '../recovered-resume.ts';
import type { Reader } from './reader.ts';

const nothing: PlainResume = { name: '', headline: '', contacts: [], sections: [] };

/** The words before the title of an entry that may be its dates. */
const beforeTitle = 8;

/** Finds words that follow each other; -1 if there are none at or after `from`. */
function placeOf(sought: readonly string[], words: readonly string[], from: number): number {
  const [first = ''] = sought;
  for (let at = words.indexOf(first, from); at !== -1; at = words.indexOf(first, at + 1)) {
    if (sought.every((word, index) => words[at + index] === word)) return at;
  }
  return -1;
}

/** Looks for the words of a field, line by line; those of another place than the entry's do not count. */
function lookFor(field: ComparedField, words: readonly string[], from: number): ComparedField {
  const lines = field.written.split('\n').filter((line) => keyOf(line) !== '');
  const found = lines.filter((line) => placeOf(keyOf(line).split(' '), words, from) !== -1);
  const verdict = found.length === lines.length ? 'same' : found.length > 0 ? 'partly' : 'missing';
  return { ...field, read: found.join('\n'), verdict };
}

/**
 * Searches the text in the order of the file, without sizes, fonts, and positions. A field is found if its words follow
 * each other after the title of its entry, or directly before it.
 */
export const textReader: Reader = {
  id: 'text',
  compare({ pages }, written) {
    const words = keyOf(machineText(pages)).split(' ');
    return compareFields(written, nothing).map((group): ComparedGroup => {
      const title = group.fields.find(({ field }) => field === 'title');
      const place = title === undefined ? 0 : placeOf(keyOf(title.written).split(' '), words, 0);
      const from = Math.max(0, place - beforeTitle);
      return { ...group, fields: group.fields.map((field) => lookFor(field, words, from)) };
    });
  },
  looksFor: () => true,
};
