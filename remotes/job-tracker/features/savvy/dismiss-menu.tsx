import { useTranslation } from '@shared/i18n';
import { Button, ChevronDownIcon, Menu, Portal } from '@shared/ui';
import type { ReactNode } from 'react';
import type { DismissalReason } from './api/dismissals.ts';

/** The reasons for "Not interested", in the order of the menu. */
const dismissalReasons = ['title', 'company', 'place', 'skills', 'other'] as const satisfies readonly DismissalReason[];

interface DismissMenuProps {
  readonly title: string;
  readonly onDismiss: (reason: DismissalReason) => void;
}

/** The "Not interested" menu, which asks for the reason. */
export function DismissMenu({ title, onDismiss }: DismissMenuProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button size="sm" variant="outline" colorPalette="gray" aria-label={t('savvy.dismiss.of', { title })}>
          {t('savvy.dismiss.action')}
          <ChevronDownIcon size={16} aria-hidden />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {dismissalReasons.map((reason) => (
              <Menu.Item key={reason} value={reason} onSelect={() => onDismiss(reason)}>
                {t(`savvy.dismiss.reasons.${reason}`)}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
