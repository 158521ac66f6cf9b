import { Checkbox, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';

interface PickLabelProps {
  readonly title: string;
  /** Text that distinguishes it from others with the same title, or ''. */
  readonly detail: string;
}

/** The content of a `Checkbox.Root`: the box and a label for what it picks. */
export function PickLabel({ title, detail }: PickLabelProps): ReactNode {
  return (
    <>
      <Checkbox.HiddenInput />
      <Checkbox.Control mt="0.5" />
      <Checkbox.Label minWidth="0">
        <Stack gap="0" overflowWrap="anywhere">
          <Text as="span" fontWeight="700">
            {title}
          </Text>
          {detail !== '' && (
            <Text as="span" textStyle="sm" color="fg.muted" lineClamp={2}>
              {detail}
            </Text>
          )}
        </Stack>
      </Checkbox.Label>
    </>
  );
}
