import { Tooltip as ChakraTooltip } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { Portal } from './portal.tsx';

export interface TooltipProps {
  readonly content: string;
  /** One focusable element. */
  readonly children: ReactElement;
}

/** A name for what has only an icon; never the only place for something that people need to know. */
export function Tooltip({ content, children }: TooltipProps): ReactNode {
  return (
    <ChakraTooltip.Root openDelay={400} closeDelay={100}>
      <ChakraTooltip.Trigger asChild>{children}</ChakraTooltip.Trigger>
      <Portal>
        <ChakraTooltip.Positioner>
          <ChakraTooltip.Content>{content}</ChakraTooltip.Content>
        </ChakraTooltip.Positioner>
      </Portal>
    </ChakraTooltip.Root>
  );
}
