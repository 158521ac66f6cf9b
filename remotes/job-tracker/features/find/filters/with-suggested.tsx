import { useFormats } from '@shared/i18n';
import { Box, Button, Span, Stack, Text } from '@shared/ui';
import { useId, useRef, type ReactNode } from 'react';
import type { Facets } from '../api/search-postings.ts';

/** How many are offered. */
const most = 5;

interface WithSuggestedProps {
  readonly label: string;
  /** Those that most of the postings have first; with fewer than two there is nothing to choose. */
  readonly counts: Facets['companies'];
  readonly onTake: (value: string) => void;
  readonly children: ReactNode;
}

/** A filter, and below it the few values that most of the postings have. */
export function WithSuggested({ label, counts, onTake, children }: WithSuggestedProps): ReactNode {
  const formats = useFormats();
  const id = useId();
  const column = useRef<HTMLDivElement>(null);
  /** The button that was pressed goes with the others: what stands above them has the focus then. */
  const take = (value: string): void => {
    onTake(value);
    column.current?.querySelector('input')?.focus();
  };
  return (
    <Stack ref={column} gap="4" _empty={{ display: 'none' }}>
      {children}
      {counts.length > 1 && (
        <Box>
          <Text id={id} textStyle="sm" fontWeight="700" mb="1">
            {label}
          </Text>
          <Stack as="ul" aria-labelledby={id} listStyleType="none" gap="0">
            {counts.slice(0, most).map(({ value, count }) => (
              <li key={value}>
                <Button
                  variant="plain"
                  size="sm"
                  px="0"
                  height="auto"
                  minH="8"
                  textAlign="start"
                  whiteSpace="normal"
                  onClick={() => take(value)}
                >
                  {value}
                  <Span color="fg.muted" fontWeight="400">
                    {formats.number(count)}
                  </Span>
                </Button>
              </li>
            ))}
          </Stack>
        </Box>
      )}
    </Stack>
  );
}
