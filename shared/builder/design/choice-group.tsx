import { Fieldset, RadioGroup } from '@shared/ui';
import type { ReactNode } from 'react';

interface ChoiceGroupProps {
  readonly legend: string;
  readonly children: ReactNode;
}

/** One question about the design with its options. */
export function ChoiceGroup({ legend, children }: ChoiceGroupProps): ReactNode {
  return (
    <Fieldset.Root>
      <Fieldset.Legend fontFamily="heading" fontSize="md" fontWeight="700" color="fg">
        {legend}
      </Fieldset.Legend>
      {children}
    </Fieldset.Root>
  );
}

/** An option with a mark in front of its label. */
export function MarkedChoice({ value, children }: { readonly value: string; readonly children: ReactNode }): ReactNode {
  return (
    <RadioGroup.Item value={value} position="relative">
      <RadioGroup.ItemHiddenInput />
      <RadioGroup.ItemIndicator />
      <RadioGroup.ItemText fontWeight="400">{children}</RadioGroup.ItemText>
    </RadioGroup.Item>
  );
}
