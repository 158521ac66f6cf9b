import { Stack, Text, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Mosaic } from './tile.tsx';

export interface EmptyStateProps {
  readonly title: string;
  /** One sentence about what would be here and why it is useful. */
  readonly sentence: string;
  /** A single button. */
  readonly action?: ReactNode;
}

/** The content of a page without any records yet: a mosaic with one tile missing, a sentence, and one action. */
export function EmptyState({ title, sentence, action }: EmptyStateProps): ReactNode {
  return (
    <Stack align="center" textAlign="center" gap="6" py={{ base: '12', md: '16' }} px="4">
      <Mosaic />
      <Stack gap="2" maxWidth="48ch">
        <Heading as="h2" textStyle="xl">
          {title}
        </Heading>
        <Text color="fg.muted">{sentence}</Text>
      </Stack>
      {action}
    </Stack>
  );
}
