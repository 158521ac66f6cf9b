import type { LanguagesPort } from '@shared/contracts';
import { useTranslation } from '@shared/i18n';
import { Field, NativeSelect } from '@shared/ui';
import type { ReactNode } from 'react';
import { Section } from '../common/section.tsx';

/** Returns a language's name in that language, because a person looking for theirs may not read the current one. */
const ownName = (tag: string): string => {
  try {
    return new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
};

/** Chooses the language of the interface if there is more than one (product.md §1). */
export function LanguageSection({ languages }: { readonly languages: LanguagesPort }): ReactNode {
  const { t } = useTranslation();
  const { available, current, choose } = languages;
  return (
    <Section id="profile-language" title={t('language.title')}>
      <Field.Root maxWidth="20rem">
        <Field.Label>{t('language.label')}</Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field defaultValue={current} onChange={({ target }) => choose(target.value)}>
            {available.map((tag) => (
              <option key={tag} value={tag} lang={tag}>
                {ownName(tag)}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        <Field.HelperText>{t('language.help')}</Field.HelperText>
      </Field.Root>
    </Section>
  );
}
