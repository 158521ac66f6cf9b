import { splitLetterText } from '../letter-variables.ts';
import type { ComposedLine, ComposedSpan } from './composed-letter.ts';
import type { VariableValues } from './resolve-variables.ts';

/** Marks braces that belong to no variable (`{{company`) as unfilled, because they were probably meant as one. */
const withStrayBraces = (text: string): readonly ComposedSpan[] =>
  text.split(/(\{\{)/).map((piece) => (piece === '{{' ? { unfilled: piece } : piece));

/** Fills the variables in one line of text; those without a value remain separate pieces. */
export function fillVariables(text: string, values: VariableValues): ComposedLine {
  const pieces = splitLetterText(text).flatMap((piece): readonly ComposedSpan[] => {
    if (piece.kind === 'text') return piece.isMeant ? [piece.text] : withStrayBraces(piece.text);
    const value = piece.kind === 'variable' ? values[piece.name] : '';
    return [value === '' ? { unfilled: `{{${piece.name}}}` } : value];
  });
  return pieces.reduce<readonly ComposedSpan[]>((line, piece) => {
    const last = line.at(-1);
    if (piece === '') return line;
    return typeof piece === 'string' && typeof last === 'string'
      ? [...line.slice(0, -1), last + piece]
      : [...line, piece];
  }, []);
}
