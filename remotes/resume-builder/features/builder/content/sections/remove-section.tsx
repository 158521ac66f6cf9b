import { useAnnounce } from '@shared/builder';
import type { ResumeSection } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Button, Trash2Icon } from '@shared/ui';
import type { Dispatch, ReactNode } from 'react';
import type { EditAction } from '../../editing/edit-action.ts';

interface RemoveSectionProps {
  readonly section: ResumeSection;
  readonly title: string;
  readonly edit: Dispatch<EditAction>;
}

/** Removes a section without asking, because undo restores it with all its text. */
export function RemoveSection({ section, title, edit }: RemoveSectionProps): ReactNode {
  const { t } = useTranslation();
  const announce = useAnnounce();
  return (
    <Button
      variant="plain"
      size="sm"
      colorPalette="danger"
      alignSelf="flex-start"
      px="0"
      onClick={() => {
        edit({ type: 'remove section', id: section.id });
        announce(t('sections.removed', { name: title }));
      }}
    >
      <Trash2Icon size={16} aria-hidden />
      {t('sections.remove')}
    </Button>
  );
}
