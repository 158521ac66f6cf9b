import { Button, Stack, Text, type StackProps } from '@shared/ui';
import type { ReactNode } from 'react';

interface NothingFoundProps extends StackProps {
  /** Names what excludes all rows. */
  readonly message: string;
  /** The label of the button that shows all rows again. */
  readonly showAll: string;
  readonly onShowAll: () => void;
}

/** Replaces a list when a search or a filter excludes all of its rows, with a button that resets it. */
export function NothingFound({ message, showAll, onShowAll, ...stack }: NothingFoundProps): ReactNode {
  return (
    <Stack align="flex-start" gap="3" {...stack}>
      <Text overflowWrap="anywhere">{message}</Text>
      <Button variant="outline" colorPalette="gray" onClick={onShowAll}>
        {showAll}
      </Button>
    </Stack>
  );
}
