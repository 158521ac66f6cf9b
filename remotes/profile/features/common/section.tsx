import { Box, Heading, Text } from '@shared/ui';
import type { ReactNode } from 'react';

export interface SectionProps {
  /** An id that is unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly purpose?: string;
  readonly children: ReactNode;
}

/** A section of the profile with its heading. */
export function Section({ id, title, purpose, children }: SectionProps): ReactNode {
  return (
    <Box as="section" aria-labelledby={id} mt="8" _first={{ mt: '0' }}>
      <Heading as="h2" id={id} tabIndex={-1} outline="none" textStyle="lg" mb={purpose === undefined ? '4' : '1'}>
        {title}
      </Heading>
      {purpose !== undefined && (
        <Text color="fg.muted" mb="4" maxWidth="70ch">
          {purpose}
        </Text>
      )}
      {children}
    </Box>
  );
}
