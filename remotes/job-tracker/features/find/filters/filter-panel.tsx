import { useTranslation } from '@shared/i18n';
import { AppDialog, Box, Button } from '@shared/ui';
import type { ReactNode } from 'react';
import { useIsWide } from '../../common/use-is-wide.ts';

interface FilterPanelProps {
  readonly id: string;
  /** Label of the button that returns to the list on a phone. */
  readonly showLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Shows the filters between the search bar and the list where there is room, and in full screen on a phone. */
export function FilterPanel({ id, showLabel, onClose, children }: FilterPanelProps): ReactNode {
  const { t } = useTranslation();
  const isWide = useIsWide();
  if (isWide) {
    return (
      <Box as="section" id={id} aria-label={t('find.filters.label')} borderWidth="1px" borderRadius="l2" p="5">
        {children}
      </Box>
    );
  }
  return (
    <AppDialog
      open
      onClose={onClose}
      title={t('find.filters.label')}
      actions={<Button onClick={onClose}>{showLabel}</Button>}
    >
      <Box id={id}>{children}</Box>
    </AppDialog>
  );
}
