import { LineField } from '@shared/builder';
import { resumeLimits, type LetterVariable, type VariableFills, type VariableValues } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { useVariableWords } from '@shared/paragraphs';
import { Heading, Stack, Text } from '@shared/ui';
import { memo, useId, type Dispatch, type ReactNode } from 'react';
import type { EditAction } from '../editing/letter-action.ts';
import { places } from '../page/letter-texts.ts';

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
  const ids = useId();
  if (used.length === 0) return null;
  return (
    <Stack as="section" gap="4" aria-labelledby={`${ids}title`} data-section={places.variables}>
      <Stack gap="1">
        <Heading as="h2" id={`${ids}title`} textStyle="lg">
          {t('variables.title')}
        </Heading>
        <Text textStyle="sm" color="fg.muted">
          {t('variables.what')}
        </Text>
      </Stack>
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
