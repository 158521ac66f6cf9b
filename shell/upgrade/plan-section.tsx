import { Box, Heading } from '@shared/ui';
import type { ReactNode } from 'react';

interface Props {
  /** An id that is unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of the page with a heading that can take the focus. */
export function PlanSection({ id, title, children }: Props): ReactNode {
  return (
    <Box as="section" aria-labelledby={id} mt="12">
      <Heading as="h2" id={id} textStyle="xl" mb="3" tabIndex={-1} outline="none">
        {title}
      </Heading>
      {children}
    </Box>
  );
}
