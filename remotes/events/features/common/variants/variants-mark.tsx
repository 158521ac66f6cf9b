import type { VariantKey } from '@shared/documents';
import { useFormats, useTranslation } from '@shared/i18n';
import { Text } from '@shared/ui';
import { useVariantNames } from '@shared/variants';
import type { ReactNode } from 'react';

/** Lists on the card which variants a block has, or nothing if it has none. */
export function VariantsMark({ variants }: { readonly variants: readonly VariantKey[] }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const { nameOf } = useVariantNames();
  if (variants.length === 0) return null;
  return (
    <Text textStyle="sm" color="fg.muted">
      {t('list.wordings', { count: variants.length, names: formats.list(variants.map(nameOf)) })}
    </Text>
  );
}
