import { Labelled, useBoundField, useWatch, type Control } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { NativeSelect } from '@shared/ui';
import { LanguageOptions } from '@shared/variants';
import type { ReactNode } from 'react';
import type { WithVariants } from './variant-values.ts';

interface LanguageFieldProps {
  readonly control: Control<WithVariants>;
  readonly place: number;
}

/** The language of a variant, chosen from the languages the browser can name. */
export function LanguageField({ control, place }: LanguageFieldProps): ReactNode {
  const { t } = useTranslation();
  const { name, attach, text, change, leave, error } = useBoundField(control, `variants.${place}.language`);
  const all = useWatch({ control, name: 'variants' });
  return (
    <Labelled label={t('wordings.language')} error={error}>
      <NativeSelect.Root>
        <NativeSelect.Field
          ref={attach}
          name={name}
          value={text}
          onChange={({ target }) => change(target.value)}
          onBlur={leave}
        >
          <option value="">{t('wordings.asWritten')}</option>
          <LanguageOptions own={all.map(({ language }) => language).filter((language) => language !== '')} />
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Labelled>
  );
}
