import { hasName, type ContactInfo } from '@shared/documents';
import { ContactInfoDialog } from '@shared/forms';
import { useContactSaving } from '@shared/record-forms';
import { useNotices } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { useBuilderTexts } from '../texts.ts';

export interface EditContactProps {
  /** What the document shows now. */
  readonly shown: ContactInfo;
  readonly profile: ContactInfo;
  readonly onChange: (contact: ContactInfo | null) => void;
  readonly onClose: () => void;
}

/**
 * The Edit Contact Info dialog over the contact info of a document. A profile without a name gets what is saved here,
 * whichever button saves it, so that nobody enters the same name again in the next document.
 */
export function EditContact({ shown, profile, onChange, onClose }: EditContactProps): ReactNode {
  const t = useBuilderTexts();
  // The profile may be loaded again while the dialog is open. Nothing typed is replaced by that: saving merges it.
  const [opened] = useState({ shown, profile });
  const { save, question } = useContactSaving();
  const notices = useNotices();
  const fillsProfile = !hasName(opened.profile);
  return (
    <>
      <ContactInfoDialog
        open
        onClose={onClose}
        contactInfo={opened.shown}
        withCountry
        updateProfileFirst={fillsProfile}
        onUpdate={async (changed, updateProfile) => {
          if (updateProfile || fillsProfile) {
            const isSaved = await save(changed, opened.profile);
            if (!isSaved) return;
            if (!updateProfile) notices.show({ kind: 'success', title: t('contact.filledProfile') });
          }
          onChange(updateProfile ? null : changed);
          onClose();
        }}
      />
      {question}
    </>
  );
}
