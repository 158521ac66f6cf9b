import { useTranslation } from '@shared/i18n';
import { Box, useAfter, VisuallyHidden } from '@shared/ui';
import type { ReactNode } from 'react';

/** Announces at once that something is loading, and shows a skeleton if that takes more than an instant. */
export function Loading({ children }: { readonly children: ReactNode }): ReactNode {
  const { t } = useTranslation();
  const visible = useAfter(150);
  return (
    <Box role="status" aria-busy>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Box aria-hidden visibility={visible ? 'visible' : 'hidden'}>
        {children}
      </Box>
    </Box>
  );
}
