import { Box, CheckIcon, IconAction, Menu, Portal, SlidersHorizontalIcon, VisuallyHidden } from '@shared/ui';
import { useSyncExternalStore, type ReactNode } from 'react';
import { chosenDensity, densities } from './density.ts';
import { useDensityTexts } from './texts.ts';

/** The person's choice of how much room rows and controls take. */
export function DensityMenu(): ReactNode {
  const t = useDensityTexts();
  const chosen = useSyncExternalStore(chosenDensity.subscribe, chosenDensity.get) ?? 'automatic';
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <IconAction size="sm" tip={t('label')}>
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
                {t(density)}
                {density === chosen && <VisuallyHidden>{t('chosen')}</VisuallyHidden>}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
