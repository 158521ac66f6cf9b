import { useFormats, useTranslation } from '@shared/i18n';
import { Text } from '@shared/ui';
import type { ReactNode } from 'react';
import type { StoredBlock } from '../block-kind.ts';

/** Which résumés use a block, by name: seen before it is edited or deleted (decisions.md "Building blocks"). */
export function UsedIn({ usedIn }: Pick<StoredBlock, 'usedIn'>): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
      {usedIn.length === 0
        ? t('list.notUsed')
        : t('list.usedIn', { count: usedIn.length, names: formats.list(usedIn.map(({ title }) => title)) })}
    </Text>
  );
}
