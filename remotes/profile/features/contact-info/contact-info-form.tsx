import type { ContactInfo } from '@shared/documents';
import { ContactInfoDialog } from '@shared/forms';
import { useApolloClient } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { useContactSaving } from '@shared/record-forms';
import { useNotices } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { profileLoadMe } from '../load-profile.ts';

export interface ContactInfoFormProps {
  readonly contactInfo: ContactInfo;
  readonly onClose: () => void;
}

/** The form over the profile's own data. It saves what was changed in it, and then loads `me` again (product.md §7). */
export function ContactInfoForm({ contactInfo, onClose }: ContactInfoFormProps): ReactNode {
  const { t } = useTranslation();
  // The profile may be loaded again while the dialog is open. Nothing typed is replaced by that: saving merges it.
  const [opened] = useState(contactInfo);
  const { save, question } = useContactSaving();
  const client = useApolloClient();
  const notices = useNotices();
  return (
    <>
      <ContactInfoDialog
        open
        onClose={onClose}
        contactInfo={opened}
        saveOnly
        withCountry
        onUpdate={async (changed) => {
          const isSaved = await save(changed, opened);
          await client.refetchQueries({ include: [profileLoadMe] });
          if (!isSaved) return;
          notices.show({ kind: 'success', title: t('contactInfo.saved') });
          onClose();
        }}
      />
      {question}
    </>
  );
}
