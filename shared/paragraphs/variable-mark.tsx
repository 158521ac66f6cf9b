import type { LetterPiece } from '@shared/documents';
import { Span } from '@shared/ui';
import type { ReactNode } from 'react';
import { useVariableWords } from './use-variable-words.ts';

interface MarkProps {
  /** Whether it is one that no letter can fill. */
  readonly isUnknown?: boolean;
  readonly children: ReactNode;
}

/** The tile-like mark around a variable or what stands for it: seen by its line, not by its colour alone. */
export function Mark({ isUnknown = false, children }: MarkProps): ReactNode {
  return (
    <Span
      bg={isUnknown ? 'danger.subtle' : 'primary.subtle'}
      color="fg"
      borderWidth="1px"
      borderStyle={isUnknown ? 'dashed' : 'solid'}
      borderColor={isUnknown ? 'fg.error' : 'border.control'}
      borderRadius="l1"
      px="1"
      boxDecorationBreak="clone"
      overflowWrap="anywhere"
    >
      {children}
    </Span>
  );
}

/** A variable in a paragraph by its name in words, `company`. */
export function VariableMark({ piece }: { readonly piece: Exclude<LetterPiece, { kind: 'text' }> }): ReactNode {
  const inWords = useVariableWords();
  return <Mark isUnknown={piece.kind === 'unknown'}>{inWords(piece)}</Mark>;
}
