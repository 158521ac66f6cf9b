import { useTranslation } from '@shared/i18n';
import { lazyComponent, type OverlayProps } from '@shared/remote-kit';
import { AppDialog, ErrorNotice, ListSkeleton } from '@shared/ui';
import type { ReactNode } from 'react';
import type { ContactInfoFormProps } from './contact-info-form.tsx';
import { useContactInfo } from './use-contact-info.ts';

/** Shown until the form's code is loaded. */
function ComingDialog({ onClose, children }: ContactInfoFormProps & { readonly children: ReactNode }): ReactNode {
  const { t } = useTranslation();
  return (
    <AppDialog open onClose={onClose} title={t('contactInfo.dialog')}>
      {children}
    </AppDialog>
  );
}

// Reading the profile does not need the forms and their rules, so they are loaded on demand.
const ContactInfoForm = lazyComponent(
  async () => (await import('./contact-info-form.tsx')).ContactInfoForm,
  ComingDialog,
);

interface EditContactInfoProps extends OverlayProps {
  /** Whether the dialog leads to the profile's page. */
  readonly hasProfileLink?: boolean;
}

/** The Edit Contact Info dialog in save-only mode, over the profile's own data (product.md §2). */
export function EditContactInfo({ hasProfileLink = true, onClose }: EditContactInfoProps): ReactNode {
  const { t } = useTranslation();
  const state = useContactInfo();
  if (state.status === 'ready') {
    return <ContactInfoForm contactInfo={state.contactInfo} hasProfileLink={hasProfileLink} onClose={onClose} />;
  }
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
