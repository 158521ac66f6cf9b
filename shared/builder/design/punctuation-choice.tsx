import { Checkbox, Text } from '@shared/ui';
import { useId, type ReactNode } from 'react';
import { useBuilderTexts } from '../texts.ts';
import { ChoiceGroup } from './choice-group.tsx';

interface PunctuationChoiceProps {
  readonly isSmart: boolean;
  readonly onChange: (isSmart: boolean) => void;
}

/** Toggles whether quotes, dashes, and spaces are printed as the language has them. */
export function PunctuationChoice({ isSmart, onChange }: PunctuationChoiceProps): ReactNode {
  const t = useBuilderTexts();
  const helpId = useId();
  return (
    <ChoiceGroup legend={t('design.punctuation')}>
      <Checkbox.Root checked={isSmart} onCheckedChange={({ checked }) => onChange(checked)}>
        <Checkbox.HiddenInput aria-describedby={helpId} />
        <Checkbox.Control />
        <Checkbox.Label>{t('design.smartPunctuation')}</Checkbox.Label>
      </Checkbox.Root>
      <Text id={helpId} textStyle="sm" color="fg.muted" mt="2">
        {t('design.smartPunctuationHelp')}
      </Text>
    </ChoiceGroup>
  );
}
