import { Flex, type BoxProps } from '@shared/ui';
import type { ReactNode } from 'react';

const footerStyles: BoxProps['css'] = {
  gap: '3',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  borderTopWidth: '1px',
  py: '3',
  bg: 'bg',
  zIndex: 'docked',
  // In a low window, buttons that stay in view would leave no room for the form.
  '@media (min-height: 480px)': { position: 'sticky', insetBlockEnd: '0' },
};

/** The buttons at the end of a long form, which stay in view. */
export function FormFooter({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Flex data-form-footer="" css={footerStyles}>
      {children}
    </Flex>
  );
}
