import { Checkbox, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';

interface PickBoxProps {
  readonly label: string;
  /** What stands in it, so that the choice needs no guess. */
  readonly detail: string;
  readonly picked: boolean;
  readonly onChange: (picked: boolean) => void;
}

/** One found thing with its check box. */
export function PickBox({ label, detail, picked, onChange }: PickBoxProps): ReactNode {
  return (
    <Checkbox.Root
      checked={picked}
      onCheckedChange={({ checked }) => onChange(checked === true)}
      alignItems="flex-start"
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control mt="0.5" />
      <Checkbox.Label minWidth="0">
        <Stack gap="0" overflowWrap="anywhere">
          <Text as="span" fontWeight="700">
            {label}
          </Text>
          {detail !== '' && (
            <Text as="span" color="fg.muted" textStyle="sm" lineClamp={2}>
              {detail}
            </Text>
          )}
        </Stack>
      </Checkbox.Label>
    </Checkbox.Root>
  );
}
