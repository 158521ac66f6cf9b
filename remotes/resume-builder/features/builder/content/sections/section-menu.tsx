import { MoreMenu, neighborOf, useAnnounce, useBuilderTexts } from '@shared/builder';
import type { ResumeSection } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { afterDialog } from '@shared/lists';
import type { Dispatch, ReactNode } from 'react';
import type { EditAction } from '../../editing/edit-action.ts';

interface SectionMenuProps {
  readonly section: ResumeSection;
  readonly title: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (from: number, to: number) => void;
  readonly onRename: () => void;
  readonly edit: Dispatch<EditAction>;
}

/** What can be done with a section. It is removed without asking, because undo restores it with all its text. */
export function SectionMenu({ section, title, index, count, onMove, onRename, edit }: SectionMenuProps): ReactNode {
  const { t } = useTranslation();
  const shared = useBuilderTexts();
  const announce = useAnnounce();
  const { id, visible } = section;
  const directions = [
    { key: 'up', to: index - 1 },
    { key: 'down', to: index + 1 },
  ] as const;
  return (
    <MoreMenu
      label={t('sections.menuOf', { name: title })}
      actions={[
        ...directions
          .filter(({ to }) => to >= 0 && to < count)
          .map(({ key, to }) => ({ key, label: shared(`order.${key}`), onSelect: () => onMove(index, to) })),
        // A menu that is closing would take the focus back from the title's field.
        { key: 'rename', label: t('sections.rename'), onSelect: () => afterDialog(null, onRename) },
        {
          key: 'show',
          label: t(visible ? 'sections.hide' : 'sections.show'),
          onSelect: () => edit({ type: 'show section', id, visible: !visible }),
        },
        {
          key: 'remove',
          label: t('sections.remove'),
          onSelect: (button) => {
            const neighbor = neighborOf(button);
            edit({ type: 'remove section', id });
            // The menu that is closing focuses its own button, which is gone.
            afterDialog(null, () => neighbor?.focus());
            announce(t('sections.removed', { name: title }));
          },
        },
      ]}
    />
  );
}
