import { useTranslation } from '@shared/i18n';
import { HStack, PencilIcon } from '@shared/ui';
import type { ReactNode } from 'react';

/** Marks the card of a block that has unsaved changes on this device. Opening the block offers them. */
export function DraftMark(): ReactNode {
  const { t } = useTranslation();
  return (
    <HStack as="p" gap="1.5" textStyle="sm" color="fg.info">
      <PencilIcon size={16} aria-hidden />
      {t('drafts.mark')}
    </HStack>
  );
}
