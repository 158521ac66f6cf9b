/** Names of employers that write themselves in lower case. */
import { foldLine, type AdLine } from '../../../../shared/matching/ad-text/ad-lines.ts';
import type { Found } from './found.ts';

const wholeLine = /^\p{Ll}[\p{L}\p{N}.&'’-]+(?: \p{Ll}[\p{L}\p{N}.&'’-]*){0,2}$/u;
/** The last line of the top of an ad, where the name stands alone. */
const lastOfTop = 30;

/**
 * Finds lines at the top that hold a name in lower case alone, which the text repeats as a heading (`About moss lane`) or
 * as the subject of a sentence.
 */
export function lowercaseNames(lines: readonly AdLine[]): readonly Found<string>[] {
  return lines.slice(0, lastOfTop).flatMap(({ text, isPoint }, line) => {
    if (isPoint || !wholeLine.test(text)) return [];
    const isRepeated = lines.some(
      (other, at) =>
        at !== line &&
        !other.isPoint &&
        (other.text.startsWith(`${text} `) ||
          /^(?:about|uber|sobre|a propos de|join|life at|who is|why|warum|pourquoi) /u.exec(
            foldLine(other.text),
          )?.[0] === foldLine(other.text).slice(0, -foldLine(text).length)) &&
        other.text.length > text.length + 3,
    );
    return isRepeated ? [{ value: text, line }] : [];
  });
}
