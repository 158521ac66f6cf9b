import type { UnfilledVariable } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { useVariableWords } from '@shared/paragraphs';
import { Button, Flex } from '@shared/ui';
import type { ReactNode } from 'react';

interface MissingListProps {
  readonly missing: readonly UnfilledVariable[];
  readonly onGoTo: (variable: UnfilledVariable) => void;
}

/** The values a letter still needs, each with a link to the field that fixes it. */
export function MissingList({ missing, onGoTo }: MissingListProps): ReactNode {
  const { t } = useTranslation();
  const inWords = useVariableWords();
  const labelOf = ({ typed, name }: UnfilledVariable): string => {
    if (name !== undefined) return t('variables.fill', { name: inWords({ kind: 'variable', name }) });
    return t(typed === '{{' ? 'variables.stray' : 'variables.unknown', { typed });
  };
  return (
    <Flex as="ul" listStyleType="none" columnGap="4" wrap="wrap">
      {missing.map((variable) => (
        <li key={variable.typed}>
          <Button
            variant="plain"
            size="sm"
            px="0"
            height="auto"
            minHeight="8"
            whiteSpace="normal"
            textAlign="start"
            onClick={() => onGoTo(variable)}
          >
            {labelOf(variable)}
          </Button>
        </li>
      ))}
    </Flex>
  );
}
