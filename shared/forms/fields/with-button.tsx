import { Flex } from '@shared/ui';
import type { ReactNode } from 'react';

/** The room for the button within the control's frame, for the control's `pe`. */
export const buttonRoom = '12';

interface WithButtonProps {
  readonly button: ReactNode;
  readonly children: ReactNode;
}

/** A control with a button at its end that looks as if it were inside. */
export function WithButton({ button, children }: WithButtonProps): ReactNode {
  return (
    <Flex position="relative" width="100%" align="center">
      {children}
      <Flex position="absolute" insetEnd="1" zIndex="1">
        {button}
      </Flex>
    </Flex>
  );
}
