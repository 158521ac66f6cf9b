import { Button, Stack, Text, type StackProps } from '@shared/ui';
import type { ReactNode } from 'react';

interface NothingFoundProps extends StackProps {
  /** What leaves nothing of the list. */
  readonly message: string;
  /** Label of the button that shows all of it again. */
  readonly showAll: string;
  readonly onShowAll: () => void;
}

/** Stands in for a list of which a search or a filter leaves nothing, with the one way out. */
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
