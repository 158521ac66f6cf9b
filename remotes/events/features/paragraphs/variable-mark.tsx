import type { LetterPiece } from '@shared/documents';
import { useTranslation, type Translate } from '@shared/i18n';
import { Span } from '@shared/ui';
import type { ReactNode } from 'react';

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
  const { t } = useTranslation();
  return <Mark isUnknown={piece.kind === 'unknown'}>{variableInWords(piece, t)}</Mark>;
}

/** `company`, or what was typed where it is none of the variables. */
export const variableInWords = ({ kind, name }: Exclude<LetterPiece, { kind: 'text' }>, t: Translate): string =>
  kind === 'unknown' ? `{{${name}}}` : t(`paragraphs.variables.${name}`);
