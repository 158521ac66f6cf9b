import { useTranslation } from '@shared/i18n';
import { Box, CheckIcon, IconAction, Menu, Portal, SlidersHorizontalIcon, VisuallyHidden } from '@shared/ui';
import { useSyncExternalStore, type ReactNode } from 'react';
import { chosenDensity, densities } from './density.ts';

/** The person's choice of how much room rows and controls take. */
export function DensityMenu(): ReactNode {
  const { t } = useTranslation();
  const chosen = useSyncExternalStore(chosenDensity.subscribe, chosenDensity.get) ?? 'automatic';
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <IconAction size="sm" tip={t('density.label')}>
          <SlidersHorizontalIcon size={18} />
        </IconAction>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {densities.map((density) => (
              <Menu.Item key={density} value={density} onSelect={() => chosenDensity.set(density)}>
                <Box as="span" visibility={density === chosen ? undefined : 'hidden'}>
                  <CheckIcon size={16} />
                </Box>
                {t(`density.${density}`)}
                {density === chosen && <VisuallyHidden>{t('density.chosen')}</VisuallyHidden>}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
