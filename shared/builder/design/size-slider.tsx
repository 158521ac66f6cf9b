import type { Scale } from '@shared/documents';
import { Box, chakra, HStack, Text } from '@shared/ui';
import { useId, type ReactNode } from 'react';

interface SizeSliderProps {
  readonly label: string;
  readonly scale: Scale;
  readonly value: number;
  /** `10 pt` */
  readonly written: (value: number) => string;
  readonly onChange: (value: number) => void;
}

/** The browser's own slider, in steps, with its value beside the label. */
export function SizeSlider({ label, scale, value, written, onChange }: SizeSliderProps): ReactNode {
  const id = useId();
  return (
    <Box>
      <HStack justify="space-between">
        <chakra.label htmlFor={id} textStyle="sm">
          {label}
        </chakra.label>
        <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums" aria-hidden>
          {written(value)}
        </Text>
      </HStack>
      <chakra.input
        id={id}
        type="range"
        min={scale.least}
        max={scale.most}
        step={scale.step}
        value={value}
        aria-valuetext={written(value)}
        width="100%"
        height="8"
        cursor="pointer"
        accentColor="{colors.primary.solid}"
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </Box>
  );
}
