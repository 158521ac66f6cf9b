import { useTranslation } from '@shared/i18n';
import { useAppNavigate } from '@shared/remote-kit';
import { Button, ChevronDownIcon, MainLabel, Menu, PlusIcon, Portal } from '@shared/ui';
import type { ReactNode } from 'react';
import { paths } from '../common/paths.ts';
import type { WaysToStart } from './starting-points.tsx';

/** The menu with the ways to create another résumé. */
export function NewResumeMenu({ hasBlocks, onImport, onTemplates }: WaysToStart): ReactNode {
  const { t } = useTranslation();
  const navigate = useAppNavigate();
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button>
          <PlusIcon size={18} aria-hidden />
          <MainLabel>
            {t('list.new')}
            <ChevronDownIcon size={18} aria-hidden />
          </MainLabel>
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {hasBlocks && (
              <>
                <Menu.Item value="blocks" onSelect={() => navigate(paths.newFromBlocks)}>
                  {t('start.fromBlocks')}
                </Menu.Item>
                <Menu.Item value="template" onSelect={onTemplates}>
                  {t('start.fromTemplate')}
                </Menu.Item>
              </>
            )}
            <Menu.Item value="import" onSelect={onImport}>
              {t('start.import')}
            </Menu.Item>
            <Menu.Item value="nothing" onSelect={() => navigate(paths.newFromNothing)}>
              {t('start.fromNothing')}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
