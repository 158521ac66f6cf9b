import { CheckboxField, type Control } from '@shared/forms';
import { Fieldset, Stack, Text } from '@shared/ui';
import { useId, type ReactNode } from 'react';
import { outsideAccessKinds, type ResetReview } from '../forgot-password/password-calls.ts';
import { usePasswordTexts } from '../forgot-password/texts.ts';
import type { NewPassword } from './new-password-rules.ts';

export interface OutsideAccessChoiceProps {
  readonly control: Control<NewPassword>;
  readonly outsideAccess: ResetReview['outsideAccess'];
}

/** Shows what else gives access to the account's data, and which of it to turn off. Renders nothing without any. */
export function OutsideAccessChoice({ control, outsideAccess }: OutsideAccessChoiceProps): ReactNode {
  const t = usePasswordTexts();
  const helpId = useId();
  const existing = outsideAccessKinds.filter((kind) => outsideAccess[kind] > 0);
  if (existing.length === 0) return null;
  return (
    <Fieldset.Root aria-describedby={helpId}>
      <Fieldset.Legend textStyle="label">{t('outside.title')}</Fieldset.Legend>
      <Stack gap="3" mt="2">
        {existing.map((kind) => (
          <CheckboxField
            key={kind}
            control={control}
            name={`turnsOff.${kind}`}
            label={t(`outside.${kind}`, { count: outsideAccess[kind] })}
          />
        ))}
        <Text id={helpId} textStyle="sm" color="fg.muted">
          {t('outside.help')}
        </Text>
      </Stack>
    </Fieldset.Root>
  );
}
