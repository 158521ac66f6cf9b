import { Portal as ChakraPortal } from '@chakra-ui/react';
import { useMemo, type ReactNode } from 'react';
import { useOverlayRoot } from '../surface.ts';

/**
 * Renders its children where dialogs and menus belong: in the document's body, or in the remote's own root on a foreign
 * page.
 */
export function Portal({ children }: { readonly children: ReactNode }): ReactNode {
  const root = useOverlayRoot();
  const container = useMemo(() => ({ current: root ?? null }), [root]);
  return root === undefined ? (
    <ChakraPortal>{children}</ChakraPortal>
  ) : (
    <ChakraPortal container={container}>{children}</ChakraPortal>
  );
}
