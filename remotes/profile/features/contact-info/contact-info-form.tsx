import type { ContactInfo } from '@shared/documents';
import { ContactInfoDialog } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { useContactSaving } from '@shared/record-forms';
import { useAppNavigate } from '@shared/remote-kit';
import { useNotices } from '@shared/ui';
import { useState, type ReactNode } from 'react';

export interface ContactInfoFormProps {
  readonly contactInfo: ContactInfo;
  /** Whether the dialog leads to the profile's page; on that page, it does not. */
  readonly hasProfileLink: boolean;
  readonly onClose: () => void;
}

/** The form over the profile's own data. It saves what was changed in it. */
export function ContactInfoForm({ contactInfo, hasProfileLink, onClose }: ContactInfoFormProps): ReactNode {
  const { t } = useTranslation();
  // The profile may be loaded again while the dialog is open. Nothing typed is replaced by that: saving merges it.
  const [opened] = useState(contactInfo);
  const { save, question } = useContactSaving();
  const notices = useNotices();
  const navigate = useAppNavigate();
  return (
    <>
      <ContactInfoDialog
        open
        onClose={onClose}
        contactInfo={opened}
        saveOnly
        withCountry
        {...(hasProfileLink && { more: { label: t('contactInfo.more'), onOpen: () => navigate('/profile') } })}
        onUpdate={async (changed) => {
          const isSaved = await save(changed, opened);
          if (!isSaved) return;
          notices.show({ kind: 'success', title: t('contactInfo.saved') });
          onClose();
        }}
      />
      {question}
    </>
  );
}
