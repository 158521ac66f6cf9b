import { letterPiecesOf } from '../letter-variables.ts';
import type { ComposedLine, ComposedPiece } from './composed-letter.ts';
import type { VariableValues } from './resolve-variables.ts';

/** Marks braces that belong to no variable (`{{company`) as unfilled, because they were probably meant as one. */
const withStrayBraces = (text: string): readonly ComposedPiece[] =>
  text.split(/(\{\{)/).map((piece) => (piece === '{{' ? { unfilled: piece } : piece));

/** Fills the variables in one line of text; those without a value remain separate pieces. */
export function fillVariables(text: string, values: VariableValues): ComposedLine {
  const pieces = letterPiecesOf(text).flatMap((piece): readonly ComposedPiece[] => {
    if (piece.kind === 'text') return piece.isMeant ? [piece.text] : withStrayBraces(piece.text);
    const value = piece.kind === 'variable' ? values[piece.name] : '';
    return [value === '' ? { unfilled: `{{${piece.name}}}` } : value];
  });
  return pieces.reduce<readonly ComposedPiece[]>((line, piece) => {
    const last = line.at(-1);
    if (piece === '') return line;
    return typeof piece === 'string' && typeof last === 'string'
      ? [...line.slice(0, -1), last + piece]
      : [...line, piece];
  }, []);
}
