import { IconButton, type IconButtonProps } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import { Tooltip } from './tooltip.tsx';

export interface IconActionProps extends Omit<IconButtonProps, 'aria-label'> {
  readonly ref?: Ref<HTMLButtonElement>;
  /** What it does, in a word or two, beside the icon when the pointer or the focus is on it. */
  readonly tip: string;
  /** Its whole name, which also says to what: *Delete Baker · Northside Bread*. Default: `tip`. */
  readonly label?: string;
}

/** A quiet button that has only an icon. With `asChild` it is the link inside of it. */
export function IconAction({ tip, label = tip, ...button }: IconActionProps): ReactNode {
  return (
    <Tooltip content={tip}>
      <IconButton variant="ghost" colorPalette="gray" {...button} aria-label={label} />
    </Tooltip>
  );
}
