import type { ContactInfo, HeaderLink } from '@shared/documents';
import { Stack } from '@shared/ui';
import { useCallback, type Dispatch, type ReactNode } from 'react';
import { ContactCard } from './contact-card.tsx';
import type { HeadedAction } from './edit-header.ts';
import { HeaderFields } from './header-fields.tsx';

export interface ContactFieldsProps {
  /** The document's own contact info, or null while it follows the profile's. */
  readonly contact: ContactInfo | null;
  readonly profile: ContactInfo;
  readonly headline: string;
  readonly links: readonly HeaderLink[];
  /** Must be the same function at every rendering. */
  readonly edit: Dispatch<HeadedAction>;
}

/** Everything in the header of a document: contact info, headline, and links. */
export function ContactFields({ contact, profile, headline, links, edit }: ContactFieldsProps): ReactNode {
  const onContact = useCallback((own: ContactInfo | null) => edit({ type: 'set contact', contact: own }), [edit]);
  return (
    <Stack gap="4">
      <ContactCard contact={contact} profile={profile} onChange={onContact} />
      <HeaderFields headline={headline} links={links} edit={edit} />
    </Stack>
  );
}
