import type { LetterSpan } from '@shared/documents';
import { Span } from '@shared/ui';
import { type ReactNode, useCallback } from 'react';
import { useParagraphTexts } from './texts.ts';

/** Returns a function that names a variable, such as `company`; for an unknown one, what was typed. */
export function useVariableWords(): (piece: Exclude<LetterSpan, { kind: 'text' }>) => string {
  const t = useParagraphTexts();
  return useCallback(({ kind, name }) => (kind === 'unknown' ? `{{${name}}}` : t(`variables.${name}`)), [t]);
}

/** `known`: the variable has a value; `missing`: it has none yet; `unknown`: no letter can fill it. */
type Tone = 'known' | 'missing' | 'unknown';

const looks = {
  known: { bg: 'primary.subtle', borderStyle: 'solid', borderColor: 'border.control' },
  missing: { bg: 'warning.subtle', borderStyle: 'dashed', borderColor: 'fg.warning' },
  unknown: { bg: 'danger.subtle', borderStyle: 'dashed', borderColor: 'fg.error' },
} as const satisfies Readonly<Record<Tone, object>>;

interface MarkProps {
  readonly tone?: Tone;
  readonly children: ReactNode;
}

/** A mark around a variable or its value, recognizable by its line and not only by its color. */
export function Mark({ tone = 'known', children }: MarkProps): ReactNode {
  return (
    <Span
      {...looks[tone]}
      color="fg"
      borderWidth="1px"
      borderRadius="l1"
      px="1"
      boxDecorationBreak="clone"
      overflowWrap="anywhere"
    >
      {children}
    </Span>
  );
}

/** A variable in a paragraph, by its name in words, such as `company`. */
export function VariableMark({ piece }: { readonly piece: Exclude<LetterSpan, { kind: 'text' }> }): ReactNode {
  const inWords = useVariableWords();
  return <Mark tone={piece.kind === 'unknown' ? 'unknown' : 'known'}>{inWords(piece)}</Mark>;
}
