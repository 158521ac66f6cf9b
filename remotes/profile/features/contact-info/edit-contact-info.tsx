import type { ContactInfoDialogProps } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { lazyComponent, type OverlayProps } from '@shared/remote-kit';
import { AppDialog, ErrorNotice, ListSkeleton, useNotices } from '@shared/ui';
import type { ReactNode } from 'react';
import { useProfile } from '../load-profile.ts';
import { useUpdateContactInfo } from './update-contact-info.ts';

/** Shown until the form's code is loaded. */
function ComingDialog({ onClose, children }: ContactInfoDialogProps & { readonly children: ReactNode }): ReactNode {
  const { t } = useTranslation();
  return (
    <AppDialog open onClose={onClose} title={t('contactInfo.dialog')}>
      {children}
    </AppDialog>
  );
}

// Reading the profile does not need the forms and their rules, so they are loaded on demand.
const ContactInfoDialog = lazyComponent(async () => (await import('@shared/forms')).ContactInfoDialog, ComingDialog);

/** The Edit Contact Info dialog in save-only mode, over the profile's own data (product.md §2). */
export function EditContactInfo({ onClose }: OverlayProps): ReactNode {
  const { t } = useTranslation();
  const state = useProfile();
  const update = useUpdateContactInfo();
  const notices = useNotices();
  if (state.status !== 'ready') {
    return (
      <AppDialog open onClose={onClose} title={t('contactInfo.dialog')}>
        {state.status === 'loading' ? (
          <ListSkeleton rows={3} />
        ) : (
          <ErrorNotice title={t('contactInfo.loadFailed')} onRetry={state.retry}>
            {t('contactInfo.loadFailedSafe')}
          </ErrorNotice>
        )}
      </AppDialog>
    );
  }
  return (
    <ContactInfoDialog
      open
      onClose={onClose}
      contactInfo={state.contactInfo}
      saveOnly
      withCountry
      onUpdate={async (contactInfo) => {
        await update(contactInfo);
        notices.show({ kind: 'success', title: t('contactInfo.saved') });
        onClose();
      }}
    />
  );
}
