import { paragraphKinds } from '@shared/documents';
import { useBoundField, type Control } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { Fieldset, RadioGroup, Stack, Text } from '@shared/ui';
import { useId, type ReactNode } from 'react';
import type { ParagraphValues } from './paragraph-values.ts';

/** The part of a letter the paragraph is for, each choice with an explanation. */
export function KindField({ control }: { readonly control: Control<ParagraphValues> }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const { name, attach, text, change, leave, error } = useBoundField(control, 'kind');
  return (
    <Fieldset.Root invalid={error !== undefined}>
      <Fieldset.Legend textStyle="label">{t('paragraphs.fields.kind')}</Fieldset.Legend>
      <RadioGroup.Root name={name} value={text} onValueChange={({ value }) => change(value)} onBlur={leave} mt="2">
        <Stack gap="3">
          {paragraphKinds.map((kind, index) => (
            <RadioGroup.Item key={kind} value={kind} alignItems="flex-start">
              <RadioGroup.ItemHiddenInput ref={index === 0 ? attach : undefined} aria-describedby={`${id}-${kind}`} />
              <RadioGroup.ItemIndicator mt="0.5" />
              <Stack gap="0">
                <RadioGroup.ItemText>{t(`paragraphs.kinds.${kind}`)}</RadioGroup.ItemText>
                <Text id={`${id}-${kind}`} textStyle="sm" color="fg.muted">
                  {t(`paragraphs.kindHelp.${kind}`)}
                </Text>
              </Stack>
            </RadioGroup.Item>
          ))}
        </Stack>
      </RadioGroup.Root>
      {error !== undefined && <Fieldset.ErrorText>{error}</Fieldset.ErrorText>}
    </Fieldset.Root>
  );
}
