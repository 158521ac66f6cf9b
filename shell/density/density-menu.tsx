import { Box, CheckIcon, IconButton, Menu, Portal, SlidersHorizontalIcon, VisuallyHidden } from '@shared/ui';
import { useRef, useSyncExternalStore, type ReactNode } from 'react';
import { chosenDensity, densities, type Density } from './density.ts';
import { useDensityTexts } from './texts.ts';

/** The person's choice of how much room rows and controls take. */
export function DensityMenu(): ReactNode {
  const t = useDensityTexts();
  const button = useRef<HTMLButtonElement>(null);
  const choose = (density: Density): void => {
    chosenDensity.set(density);
    // A menu that closes after a click leaves the focus nowhere.
    requestAnimationFrame(() => button.current?.focus());
  };
  const chosen =
    useSyncExternalStore(
      (listener) => chosenDensity.subscribe(listener),
      () => chosenDensity.get(),
    ) ?? 'automatic';
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <IconButton
          ref={button}
          size="sm"
          variant="ghost"
          colorPalette="gray"
          aria-label={t('label')}
          title={t('label')}
        >
          <SlidersHorizontalIcon size={18} />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {densities.map((density) => (
              <Menu.Item key={density} value={density} onSelect={() => choose(density)}>
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
