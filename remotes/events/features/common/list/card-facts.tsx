import { Span, Text } from '@shared/ui';
import { Fragment, type ReactNode } from 'react';
import { Marked } from './finding/marked.tsx';

/** The existing short facts about a block, separated by dots. Lines break between facts, not within one. */
export function CardFacts({ facts }: { readonly facts: readonly (string | null)[] }): ReactNode {
  const known = facts.filter((fact): fact is string => fact !== null && fact !== '');
  if (known.length === 0) return null;
  return (
    <Text color="fg.muted" lineHeight="1.4" overflowWrap="anywhere">
      {known.map((fact, index) => (
        <Fragment key={index}>
          {index > 0 && ' · '}
          <Span display="inline-block" maxWidth="full">
            <Marked text={fact} />
          </Span>
        </Fragment>
      ))}
    </Text>
  );
}
