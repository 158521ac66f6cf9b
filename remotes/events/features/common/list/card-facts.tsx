import { Text } from '@shared/ui';
import type { ReactNode } from 'react';

/** Short facts about a block in one line: those that are there, with a dot between. */
export function CardFacts({ facts }: { readonly facts: readonly (string | null)[] }): ReactNode {
  const known = facts.filter((fact) => fact !== null && fact !== '');
  if (known.length === 0) return null;
  return (
    <Text color="fg.muted" overflowWrap="anywhere">
      {known.join(' · ')}
    </Text>
  );
}
