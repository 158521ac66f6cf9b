import type { LetterVariable } from '@shared/documents';
import { Labelled, useBoundField, type BoundFieldProps, type FieldValues } from '@shared/forms';
import { VariableButtons } from '@shared/paragraphs';
import { Stack, Textarea } from '@shared/ui';
import { useRef, type ReactNode } from 'react';
import { useTextHistory } from './use-text-history.ts';

/** Height of the field in lines before it grows. */
const rows = 6;

/** The text of a paragraph, with buttons that insert variables at the caret. */
export function LetterTextField<Values extends FieldValues>(props: BoundFieldProps<Values>): ReactNode {
  const { control, name, label, help, required } = props;
  const { name: fieldName, attach, text, change, leave, error } = useBoundField(control, name);
  const element = useRef<HTMLTextAreaElement>(null);
  const { insert, ...written } = useTextHistory(element);
  return (
    <Stack gap="3">
      <Labelled label={label} help={help} error={error}>
        <Textarea
          {...written}
          ref={(node) => {
            element.current = node;
            attach(node);
          }}
          name={fieldName}
          aria-required={required}
          value={text}
          rows={rows}
          fieldSizing="content"
          minH={`${rows * 1.5 + 1}em`}
          onChange={({ target }) => change(target.value)}
          onBlur={leave}
        />
      </Labelled>
      <VariableButtons onInsert={(variable: LetterVariable) => insert(`{{${variable}}}`)} />
    </Stack>
  );
}
