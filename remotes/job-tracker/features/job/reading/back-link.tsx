import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { ArrowLeftIcon, IconButton } from '@shared/ui';
import type { ReactNode } from 'react';
import { lastTrackerAddress } from '../../query/last-tracker-query.ts';

/** Goes back to the tracker, in the view and with the filters it had. */
export function BackLink(): ReactNode {
  const { t } = useTranslation();
  return (
    <IconButton asChild variant="ghost" colorPalette="gray" size="sm" ms="-2">
      <AppLink to={lastTrackerAddress()} aria-label={t('form.back')}>
        <ArrowLeftIcon size={18} aria-hidden />
      </AppLink>
    </IconButton>
  );
}
