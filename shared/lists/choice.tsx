import { Box, NativeSelect, Text } from '@shared/ui';
import type { ReactNode } from 'react';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  /** Shows the label, where the values alone would not explain themselves. */
  readonly isLabelVisible?: boolean;
}

/** A choice of one of a few values whose texts are self-explanatory; the label is for screen readers. */
export function Choice<Value extends string>(props: ChoiceProps<Value>): ReactNode {
  const { label, value, options, onChange, isLabelVisible = false } = props;
  return (
    <Box minWidth={isLabelVisible ? undefined : '9rem'} maxWidth="full">
      {isLabelVisible && (
        <Text as="span" display="block" textStyle="label" mb="1" aria-hidden>
          {label}
        </Text>
      )}
      <NativeSelect.Root size="sm">
        <NativeSelect.Field
          aria-label={label}
          value={value}
          onChange={({ target }) => {
            const chosen = options.find((option) => option.value === target.value);
            if (chosen !== undefined) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Box>
  );
}
