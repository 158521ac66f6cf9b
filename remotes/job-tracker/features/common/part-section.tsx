import { Box, Flex, Heading } from '@shared/ui';
import { useId, type ReactNode } from 'react';

interface PartSectionProps {
  readonly title: string;
  /** A quiet action at the end of the heading's line. */
  readonly action?: ReactNode;
  /** `panel` is for the narrow column beside the text. */
  readonly look?: 'main' | 'panel';
  readonly children: ReactNode;
}

/** A section of a job under its heading. */
export function PartSection({ title, action, look = 'main', children }: PartSectionProps): ReactNode {
  const id = useId();
  const isMain = look === 'main';
  return (
    <Box as="section" aria-labelledby={id}>
      <Flex align="center" gap="2" minHeight="9" mb={isMain ? '1' : '0'}>
        <Heading
          as="h2"
          id={id}
          textStyle={isMain ? 'lg' : 'sm'}
          fontWeight={isMain ? '600' : '700'}
          {...(!isMain && { fontFamily: 'body' })}
        >
          {title}
        </Heading>
        {action}
      </Flex>
      {children}
    </Box>
  );
}
