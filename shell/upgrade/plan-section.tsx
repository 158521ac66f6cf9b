import { Box, Flex, Heading } from '@shared/ui';
import type { ReactNode } from 'react';

interface Props {
  /** An id that is unique on the page. */
  readonly id: string;
  readonly title: string;
  /** What stands beside the heading. */
  readonly mark?: ReactNode;
  readonly children?: ReactNode;
}

/** A section of the page with a heading that can take the focus. */
export function PlanSection({ id, title, mark, children }: Props): ReactNode {
  return (
    <Box as="section" aria-labelledby={id} mt="6">
      <Flex align="center" gap="3" mb="1">
        <Heading as="h2" id={id} textStyle="lg" fontWeight="700" tabIndex={-1} outline="none">
          {title}
        </Heading>
        {mark}
      </Flex>
      {children}
    </Box>
  );
}
