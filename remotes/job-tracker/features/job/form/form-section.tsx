import { Heading, Stack } from '@shared/ui';
import { useId, type ReactNode } from 'react';

interface FormSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A group of fields under a heading. */
export function FormSection({ title, children }: FormSectionProps): ReactNode {
  const id = useId();
  return (
    <Stack as="section" aria-labelledby={id} gap="4" borderTopWidth="1px" pt="6">
      <Heading as="h2" id={id} textStyle="lg" fontWeight="600">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
