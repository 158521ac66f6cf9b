/**
 * Replaces what keyboards have by what is printed: quotation marks and apostrophes, dashes, and spaces at which a line
 * does not end, as the language of the text has them (docs/adr/0050).
 */
import { withDashes } from './dashes.ts';
import { changeAround } from './kept-parts.ts';
import { quoteMarksOf, withQuotes } from './quotes.ts';
import { withNoBreakSpaces } from './spaces.ts';

/** What shows that a person typed quotes, dashes, or spaces as they mean them. */
const ownQuotes = /[“”„«»‹›‘‚’]/u;
const ownDashes = /[–—]/u;
const ownSpaces = /[\u00a0\u202f]/u;

/** Returns `text` as it is printed in `language` (BCP 47). What was typed in print quality is left as it is. */
export function smartPunctuation(text: string, language: string): string {
  // A single word needs nothing of this.
  if (!/["'\\ !?;:-]/.test(text)) return text;
  const marks = quoteMarksOf(language);
  return changeAround(text, (typed) => {
    const quoted = marks === undefined || ownQuotes.test(text) ? typed : withQuotes(typed, marks);
    const dashed = ownDashes.test(text) ? quoted : withDashes(quoted);
    return ownSpaces.test(text) ? dashed : withNoBreakSpaces(dashed, language);
  });
}
