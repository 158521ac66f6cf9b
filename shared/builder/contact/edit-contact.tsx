import type { ContactInfo } from '@shared/documents';
import { ContactInfoDialog } from '@shared/forms';
import { useContactSaving } from '@shared/record-forms';
import { useState, type ReactNode } from 'react';

export interface EditContactProps {
  /** What the document shows now. */
  readonly shown: ContactInfo;
  readonly profile: ContactInfo;
  readonly onChange: (contact: ContactInfo | null) => void;
  /** Fetches the profile again after it was changed here. */
  readonly reload: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** The Edit Contact Info dialog over the contact info of a document. */
export function EditContact({ shown, profile, onChange, reload, onClose }: EditContactProps): ReactNode {
  // The profile may be loaded again while the dialog is open. Nothing typed is replaced by that: saving merges it.
  const [opened] = useState({ shown, profile });
  const { save, question } = useContactSaving();
  return (
    <>
      <ContactInfoDialog
        open
        onClose={onClose}
        contactInfo={opened.shown}
        withCountry
        onUpdate={async (changed, updateProfile) => {
          if (updateProfile) {
            const isSaved = await save(changed, opened.profile);
            await reload();
            if (!isSaved) return;
          }
          onChange(updateProfile ? null : changed);
          onClose();
        }}
      />
      {question}
    </>
  );
}
