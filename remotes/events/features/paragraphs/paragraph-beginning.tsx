import { splitLetterText } from '@shared/documents';
import { VariableMark } from '@shared/paragraphs';
import { Text } from '@shared/ui';
import { Fragment, useMemo, type ReactNode } from 'react';
import { Marked } from '../common/list/finding/marked.tsx';
import { beginningOf } from './beginning-of.ts';

/** How many characters of a paragraph its card shows: about three lines on a wide screen. */
export const maxShown = 240;

/** The beginning of a paragraph with its variables marked. */
export function ParagraphBeginning({ text }: { readonly text: string }): ReactNode {
  const { shown, rest } = useMemo(() => beginningOf(splitLetterText(text), maxShown), [text]);
  return (
    <Text overflowWrap="anywhere">
      {shown.map((piece, index) => (
        <Fragment key={index}>
          {piece.kind === 'text' ? <Marked text={piece.text} /> : <VariableMark piece={piece} />}
        </Fragment>
      ))}
      {rest.length > 0 && ' …'}
    </Text>
  );
}
