import { canEnd, canStart } from '../../../../shared/matching/spans/boundaries.ts';
import type { AdView, ViewedLine } from './ad-view.ts';
import type { HeadField } from './head-field.ts';

/** A part of a line of an ad, by the indexes of its line and of its first and last token. */
export interface Span {
  readonly line: number;
  readonly first: number;
  readonly last: number;
  readonly text: string;
}

/** The most tokens and letters of each field. */
const longestOf: Readonly<Record<HeadField, { readonly tokens: number; readonly letters: number }>> = {
  title: { tokens: 26, letters: 120 },
  company: { tokens: 16, letters: 80 },
  location: { tokens: 20, letters: 90 },
};

/** The length up to which a line may be a title, or a company, without any capital. */
const longestSmall = 60;

/** Whether a field can begin at a token: in the middle of a text, a title begins small only if it names work. */
function mayStart(field: HeadField, { tokens, text, occupations }: ViewedLine, at: number): boolean {
  if (!canStart(tokens, at)) return false;
  if (at === 0 || /^[\p{Lu}\p{N}]/u.test(tokens[at]?.text ?? '')) return true;
  if (field === 'location') return false;
  const namesWork = occupations.length > 0 || tokens.some(({ traits }) => traits.includes('job'));
  return text.length < longestSmall || (field === 'title' && namesWork);
}

/** Two spaces or a tab, which keep the columns of a menu or a table apart. */
const column = /\s{2}/;

/** Whether a text has all of its brackets. */
const isClosed = (text: string): boolean => text.split('(').length === text.split(')').length;

/** Whether a span is a whole sentence, with its period or up to it: no title and no place is one. */
const isSentence = ({ tokens }: ViewedLine, { first, last }: Pick<Span, 'first' | 'last'>): boolean =>
  tokens[last]?.text === '.' || (first === 0 && last === tokens.length - 2 && tokens[last + 1]?.text === '.');

function spansOfLine(field: HeadField, viewed: ViewedLine, line: number): readonly Span[] {
  const { tokens, text } = viewed;
  const longest = longestOf[field];
  const spans: Span[] = [];
  for (const [first, { start }] of tokens.entries()) {
    if (!mayStart(field, viewed, first)) continue;
    for (let last = first; last < Math.min(tokens.length, first + longest.tokens); last += 1) {
      const end = tokens[last]?.end ?? start;
      if (end - start > longest.letters) break;
      if (last > first && column.test(text.slice(tokens[last - 1]?.end, tokens[last]?.start))) break;
      const span = { line, first, last, text: text.slice(start, end) };
      if (canEnd(tokens, last) && isClosed(span.text) && (field === 'company' || !isSentence(viewed, span)))
        spans.push(span);
    }
  }
  return spans;
}

/** Lists the spans of an ad that may be a field. */
export const spansOf = (field: HeadField, { lines }: AdView): readonly Span[] =>
  lines.flatMap((viewed, line) => spansOfLine(field, viewed, line));
