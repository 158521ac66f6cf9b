import { Flex, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';

export interface SettingsRowProps {
  readonly label: string;
  readonly children?: ReactNode;
  /** Without one, the content has the whole width. */
  readonly action: ReactNode;
}

/** One row of how the person signs in: what it is, its state, and its actions at the end. */
export function SettingsRow({ label, children, action }: SettingsRowProps): ReactNode {
  return (
    <Flex
      as="li"
      direction={{ base: 'column', sm: 'row' }}
      align={{ base: 'flex-start', sm: 'center' }}
      gap="4"
      p="4"
      borderWidth="1px"
      borderRadius="l2"
    >
      <Stack gap="1" flex="1" minWidth="0">
        <Text fontWeight="600">{label}</Text>
        {children}
      </Stack>
      {Boolean(action) && (
        <Flex gap="2" wrap="wrap">
          {action}
        </Flex>
      )}
    </Flex>
  );
}
