import { LineField, type ContentPlace } from '@shared/builder';
import { resumeLimits } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Stack } from '@shared/ui';
import { memo, type Dispatch, type ReactNode } from 'react';
import type { EditAction, LetterLine as LineName } from '../editing/letter-action.ts';
import { VariableChips } from '../variables/variable-chips.tsx';

interface LetterLineProps {
  readonly line: LineName;
  readonly text: string;
  readonly edit: Dispatch<EditAction>;
  readonly goTo: (place: ContentPlace) => void;
}

/** A line above or below the paragraphs, which may contain variables like a paragraph. */
export const LetterLine = memo(function LetterLine({ line, text, edit, goTo }: LetterLineProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Stack gap="2">
      <LineField
        label={t(`letter.${line}`)}
        part={line}
        value={text}
        maxLength={resumeLimits.line}
        onChange={(typed) => edit({ type: 'set line', line, text: typed })}
      />
      <VariableChips text={text} goTo={goTo} />
    </Stack>
  );
});
