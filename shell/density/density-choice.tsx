import { RadioGroup, Stack, Text } from '@shared/ui';
import { useId, useSyncExternalStore, type ReactNode } from 'react';
import { chosenDensity, densities } from './density.ts';
import { useDensityTexts } from './texts.ts';

/** The person's choice of how much room rows and controls take. */
export function DensityChoice(): ReactNode {
  const t = useDensityTexts();
  const label = useId();
  const chosen =
    useSyncExternalStore(
      (listener) => chosenDensity.subscribe(listener),
      () => chosenDensity.get(),
    ) ?? 'automatic';
  return (
    <RadioGroup.Root
      aria-labelledby={label}
      value={chosen}
      onValueChange={({ value }) => chosenDensity.set(densities.find((density) => density === value) ?? 'automatic')}
    >
      <Stack gap="2">
        <Text id={label} fontWeight="700">
          {t('label')}
        </Text>
        {densities.map((density) => (
          <RadioGroup.Item key={density} value={density} position="relative">
            <RadioGroup.ItemHiddenInput />
            <RadioGroup.ItemIndicator />
            <RadioGroup.ItemText textStyle="sm">{t(density)}</RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </Stack>
    </RadioGroup.Root>
  );
}
