import { Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface PageHeaderProps {
  readonly title: string;
  /** One line that says what the page is for. */
  readonly purpose?: ReactNode;
  /** Buttons to the right of the title, or below it when there is no room. */
  readonly actions?: ReactNode;
}

/** The only first-level heading of the page, with its purpose and actions. */
export function PageHeader({ title, purpose, actions }: PageHeaderProps): ReactNode {
  return (
    <Flex as="header" wrap="wrap" align="flex-start" justify="space-between" gap="4" mb="8">
      <Stack gap="2" minWidth="0" maxWidth="70ch">
        <Heading as="h1" textStyle={{ base: '2xl', md: '3xl' }} tabIndex={-1} outline="none">
          {title}
        </Heading>
        {purpose !== undefined && <Text color="fg.muted">{purpose}</Text>}
      </Stack>
      {actions !== undefined && (
        <Flex wrap="wrap" gap="3" flexShrink="0" maxWidth="100%">
          {actions}
        </Flex>
      )}
    </Flex>
  );
}
