import { Box, Heading } from '@shared/ui';
import type { ReactNode } from 'react';

interface Props {
  /** Unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the page under its heading, which can have the focus. */
export function PlanSection({ id, title, children }: Props): ReactNode {
  return (
    <Box as="section" aria-labelledby={id} mt="10">
      <Heading as="h2" id={id} textStyle="xl" mb="3" tabIndex={-1} outline="none">
        {title}
      </Heading>
      {children}
    </Box>
  );
}
