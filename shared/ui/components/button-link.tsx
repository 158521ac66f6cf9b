import { Button, type ButtonProps } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';

export interface ButtonLinkProps extends Omit<ButtonProps, 'asChild' | 'children'> {
  /** One link element: `<ButtonLink><Link to="/events/work/new">Add work</Link></ButtonLink>`. */
  readonly children: ReactElement;
}

/** A link that looks like a button. It is still a link: it can be copied, opened in a tab, and announced as one. */
export function ButtonLink({ children, ...button }: ButtonLinkProps): ReactNode {
  return (
    <Button asChild {...button}>
      {children}
    </Button>
  );
}
