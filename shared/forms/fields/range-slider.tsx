import { Box, chakra, HStack, Text } from '@shared/ui';
import { useId, type ReactNode } from 'react';

export interface RangeSliderProps {
  readonly label: string;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly value: number;
  /** The formatted value: `10 pt`, `25 %`. */
  readonly written: string;
  readonly onChange: (value: number) => void;
}

/** The browser's own slider, in steps, with its value next to the label. */
export function RangeSlider({ label, least, most, step, value, written, onChange }: RangeSliderProps): ReactNode {
  const id = useId();
  return (
    <Box>
      <HStack justify="space-between">
        <chakra.label htmlFor={id} textStyle="sm">
          {label}
        </chakra.label>
        <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums" aria-hidden>
          {written}
        </Text>
      </HStack>
      <chakra.input
        id={id}
        type="range"
        min={least}
        max={most}
        step={step}
        value={value}
        aria-valuetext={written}
        width="100%"
        height="8"
        cursor="pointer"
        accentColor="{colors.primary.solid}"
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </Box>
  );
}
