import { LineField } from '@shared/builder';
import { resumeLimits, type LetterVariable, type VariableFills, type VariableValues } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { useVariableWords } from '@shared/paragraphs';
import { Stack, Text } from '@shared/ui';
import { memo, type Dispatch, type ReactNode } from 'react';
import type { EditAction } from '../editing/letter-action.ts';

interface VariablesSectionProps {
  /** The variables that the letter uses. */
  readonly used: readonly LetterVariable[];
  readonly fills: VariableFills;
  /** The values from the job, the recipient, and the profile. */
  readonly known: VariableValues;
  readonly edit: Dispatch<EditAction>;
}

/** The value of each variable in the letter, with a field to change it for this letter. */
export const VariablesSection = memo(function VariablesSection(props: VariablesSectionProps): ReactNode {
  const { used, fills, known, edit } = props;
  const { t } = useTranslation();
  const inWords = useVariableWords();
  return (
    <Stack gap="4">
      <Text textStyle="sm" color="fg.muted">
        {t('variables.what')}
      </Text>
      {used.map((name) => (
        <LineField
          key={name}
          label={t('variables.field', { name: inWords({ kind: 'variable', name }) })}
          part={name}
          value={fills[name] ?? ''}
          placeholder={known[name]}
          help={known[name] === '' && !fills[name] ? t('variables.nothingKnown') : undefined}
          maxLength={resumeLimits.line}
          onChange={(text) => edit({ type: 'set fill', name, text })}
        />
      ))}
    </Stack>
  );
});
