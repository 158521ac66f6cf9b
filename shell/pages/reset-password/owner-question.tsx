import { useController, type Control } from '@shared/forms';
import { useFormats } from '@shared/i18n';
import { Box, Fieldset, RadioGroup, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import type { ResetReview } from '../forgot-password/password-calls.ts';
import { usePasswordTexts } from '../forgot-password/texts.ts';
import type { NewPassword } from './new-password-rules.ts';

const counted = ['resumes', 'letters', 'blocks', 'jobs'] as const;

export interface OwnerQuestionProps {
  readonly control: Control<NewPassword>;
  readonly email: string;
  readonly unclaimed: NonNullable<ResetReview['unclaimed']>;
}

/** Asks whether an account with an address that was never confirmed is the person's own. Nothing is chosen for them. */
export function OwnerQuestion({ control, email, unclaimed }: OwnerQuestionProps): ReactNode {
  const t = usePasswordTexts();
  const formats = useFormats();
  const { field, fieldState } = useController({ control, name: 'owner' });
  const contents = counted
    .filter((name) => unclaimed[name] > 0)
    .map((name) => t(`owner.contents.${name}`, { count: unclaimed[name] }));
  const values = { email, date: formats.date(unclaimed.createdAt), contents: formats.list(contents) };
  const error = fieldState.error?.message;
  return (
    <Fieldset.Root invalid={error !== undefined}>
      <Fieldset.Legend textStyle="label">{t('owner.title')}</Fieldset.Legend>
      <Stack gap="3" mt="2">
        <Text color="fg.muted">{t('owner.why', values)}</Text>
        <RadioGroup.Root
          colorPalette="primary"
          value={field.value}
          aria-label={t('owner.title')}
          aria-required
          aria-invalid={error !== undefined}
          onValueChange={({ value }) => field.onChange(value)}
        >
          <Stack gap="3">
            {(['own', 'other'] as const).map((each, index) => (
              <RadioGroup.Item key={each} value={each} position="relative" alignItems="start">
                <RadioGroup.ItemHiddenInput ref={index === 0 ? field.ref : undefined} />
                <RadioGroup.ItemIndicator mt="0.5" />
                <Box>
                  <RadioGroup.ItemText fontWeight="400" textStyle="md">
                    {t(`owner.${each}`)}
                  </RadioGroup.ItemText>
                  {each === 'other' && (
                    <Text textStyle="sm" color="fg.muted">
                      {t('owner.otherHelp')}
                    </Text>
                  )}
                </Box>
              </RadioGroup.Item>
            ))}
          </Stack>
        </RadioGroup.Root>
        {error !== undefined && <Fieldset.ErrorText>{error}</Fieldset.ErrorText>}
      </Stack>
    </Fieldset.Root>
  );
}
