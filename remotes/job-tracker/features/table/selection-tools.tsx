import { useTranslation } from '@shared/i18n';
import { lazyComponent } from '@shared/remote-kit';
import { Button, ChevronDownIcon, Menu, Portal, loadTagsInput } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { MoveItems } from '../moving/move-items.tsx';
import type { MovedJob } from '../moving/move.ts';
import { useMoves } from '../moving/moves.tsx';

const TagsDialog = lazyComponent(async () => {
  // The dialog focuses its first field, which must then stay the same element.
  const [dialog] = await Promise.all([import('./tags-dialog.tsx'), loadTagsInput()]);
  return dialog.TagsDialog;
});

/** The actions for the selected jobs, except deleting them. */
export function SelectionTools({ jobs }: { readonly jobs: readonly MovedJob[] }): ReactNode {
  const { t } = useTranslation();
  const { move } = useMoves();
  const [isTagging, setIsTagging] = useState(false);
  const none = jobs.length === 0;
  return (
    <>
      <Menu.Root positioning={{ placement: 'bottom-end' }}>
        <Menu.Trigger asChild>
          <Button size="sm" variant="ghost" colorPalette="gray" disabled={none}>
            {t('move')}
            <ChevronDownIcon size={18} aria-hidden />
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              <MoveItems from={undefined} onMove={(to) => move(jobs, to)} />
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      <Button size="sm" variant="ghost" colorPalette="gray" disabled={none} onClick={() => setIsTagging(true)}>
        {t('tags.open')}
      </Button>
      {isTagging && <TagsDialog ids={jobs.map(({ id }) => id)} onClose={() => setIsTagging(false)} />}
    </>
  );
}
