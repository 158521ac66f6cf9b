import type { ContentPlace } from '@shared/builder';
import { splitLetterText, type LetterSpan } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Mark, useVariableWords } from '@shared/paragraphs';
import { Button, Flex, Text } from '@shared/ui';
import { useMemo, type ReactNode } from 'react';
import { places } from '../page/letter-texts.ts';
import { useVariableValues } from './variable-values.ts';

interface VariableChipsProps {
  readonly text: string;
  readonly goTo: (place: ContentPlace) => void;
}

type Variable = Exclude<LetterSpan, { kind: 'text' }>;

const variablesIn = (text: string): readonly Variable[] => {
  const variables = splitLetterText(text).filter((piece): piece is Variable => piece.kind !== 'text');
  return [...new Map(variables.map((variable) => [variable.name, variable])).values()];
};

/** The values that the variables in a text have in this letter; nothing for a text without variables. */
export function VariableChips({ text, goTo }: VariableChipsProps): ReactNode {
  const { t } = useTranslation();
  const inWords = useVariableWords();
  const values = useVariableValues();
  const variables = useMemo(() => variablesIn(text), [text]);
  if (variables.length === 0) return null;
  return (
    <Flex as="ul" listStyleType="none" gap="2" wrap="wrap" aria-label={t('variables.inText')} textStyle="sm">
      {variables.map((variable) => {
        const name = inWords(variable);
        const value = variable.kind === 'variable' ? values[variable.name] : '';
        return (
          <li key={variable.name}>
            {variable.kind === 'unknown' ? (
              <Mark tone="unknown">{t('variables.isUnknown', { typed: name })}</Mark>
            ) : value === '' ? (
              <Button
                variant="plain"
                size="sm"
                px="0"
                height="auto"
                minHeight="6"
                onClick={() => goTo({ sectionId: places.variables, part: variable.name })}
              >
                <Mark tone="missing">{t('variables.isMissing', { name })}</Mark>
              </Button>
            ) : (
              <Text as="span" color="fg.muted">
                {t('variables.standsFor', { name })} <Mark>{value}</Mark>
              </Text>
            )}
          </li>
        );
      })}
    </Flex>
  );
}
