import { IconButton, type IconButtonProps } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import { Tooltip } from './tooltip.tsx';

export interface IconActionProps extends Omit<IconButtonProps, 'aria-label'> {
  readonly ref?: Ref<HTMLButtonElement>;
  /** The action in one or two words, shown as a tooltip on hover and focus. */
  readonly tip: string;
  /** The accessible name, which also names the object: *Delete Baker · Northside Bread*. Default: `tip`. */
  readonly label?: string;
}

/** A subtle button with only an icon. With `asChild` it is the link inside of it. */
export function IconAction({ tip, label = tip, ...button }: IconActionProps): ReactNode {
  return (
    <Tooltip content={tip}>
      <IconButton variant="ghost" colorPalette="gray" {...button} aria-label={label} />
    </Tooltip>
  );
}
