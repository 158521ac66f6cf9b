import { useTranslation } from '@shared/i18n';
import { Field, NativeSelect } from '@shared/ui';
import type { ReactNode } from 'react';

interface DocumentChoiceProps {
  readonly label: string;
  readonly documents: readonly { readonly id: string; readonly title: string }[];
  /** `sm` beside other facts, `md` in a form. */
  readonly size?: 'sm' | 'md';
  /** Id of the chosen document; '' for none. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** A list of the person's documents, from which one or none is chosen. */
export function DocumentChoice({ label, documents, size = 'md', value, onChange }: DocumentChoiceProps): ReactNode {
  const { t } = useTranslation();
  if (documents.length === 0) return null;
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root size={size}>
        <NativeSelect.Field value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{t('documents.none')}</option>
          {documents.map(({ id, title }) => (
            <option key={id} value={id}>
              {title.trim() === '' ? t('documents.untitled') : title}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}
