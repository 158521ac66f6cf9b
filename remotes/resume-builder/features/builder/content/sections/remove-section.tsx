import type { ResumeSection } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Button, ConfirmDialog, Trash2Icon } from '@shared/ui';
import { useState, type Dispatch, type ReactNode } from 'react';
import type { EditAction } from '../../editing/edit-action.ts';

interface RemoveSectionProps {
  readonly section: ResumeSection;
  readonly title: string;
  readonly edit: Dispatch<EditAction>;
}

/** Whether words would go that stand nowhere else: blocks stay, what is written in a résumé alone does not. */
function losesWords(section: ResumeSection): boolean {
  if (section.kind === 'summary') return section.text.trim() !== '';
  return section.kind === 'custom' && section.items.length > 0;
}

export function RemoveSection({ section, title, edit }: RemoveSectionProps): ReactNode {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const remove = (): void => edit({ type: 'remove section', id: section.id });
  return (
    <>
      <Button
        variant="plain"
        size="sm"
        colorPalette="danger"
        alignSelf="flex-start"
        px="0"
        onClick={() => (losesWords(section) ? setAsking(true) : remove())}
      >
        <Trash2Icon size={16} aria-hidden />
        {t('sections.remove')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('sections.removeTitle', { name: title })}
        confirmLabel={t('sections.remove')}
        tone="danger"
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      >
        {t('sections.removeWhat')}
      </ConfirmDialog>
    </>
  );
}
