import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { CopyIcon, HStack, IconAction, Trash2Icon } from '@shared/ui';
import type { ReactNode } from 'react';

interface CardToolsProps {
  readonly title: string;
  readonly duplicatePath: string;
  readonly onDelete: () => void;
}

/** The actions of one block besides opening it. */
export function CardTools({ title, duplicatePath, onDelete }: CardToolsProps): ReactNode {
  const { t } = useTranslation();
  return (
    <HStack gap="0" position="relative" me="-2" data-tools="">
      <IconAction asChild size="sm" tip={t('list.duplicate')} label={t('list.duplicateOf', { title })}>
        <AppLink to={duplicatePath}>
          <CopyIcon size={18} aria-hidden />
        </AppLink>
      </IconAction>
      <IconAction size="sm" tip={t('list.delete')} label={t('list.deleteOf', { title })} onClick={onDelete}>
        <Trash2Icon size={18} aria-hidden />
      </IconAction>
    </HStack>
  );
}
