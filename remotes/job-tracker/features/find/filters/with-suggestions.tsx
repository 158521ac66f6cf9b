import { useFormats } from '@shared/i18n';
import { Box, Button, Span, Stack, Text } from '@shared/ui';
import { useId, useRef, type ReactNode } from 'react';
import type { Facets } from '../api/search-postings.ts';

/** The maximum number of suggestions. */
const most = 5;

interface WithSuggestedProps {
  readonly label: string;
  /** Values with their counts, the most frequent first. Fewer than two are not shown, because they offer no choice. */
  readonly counts: Facets['companies'];
  readonly onTake: (value: string) => void;
  readonly children: ReactNode;
}

/** A filter with its most frequent values below it. */
export function WithSuggestions({ label, counts, onTake, children }: WithSuggestedProps): ReactNode {
  const formats = useFormats();
  const id = useId();
  const column = useRef<HTMLDivElement>(null);
  /**
   * Applies a value. All suggestions then disappear, including the focused button, so the filter's input takes the
   * focus.
   */
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
