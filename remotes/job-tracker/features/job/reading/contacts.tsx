import { Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { ContactFields } from '../form/contact-fields.tsx';
import { newContact, type ContactValues } from '../job-values.ts';
import { Entries } from './entries.tsx';
import { useParts } from './parts.ts';

/** The people at the company whom the person knows or writes to. */
export function Contacts(): ReactNode {
  const { control } = useParts();
  return (
    <Entries
      name="contacts"
      look="panel"
      entriesOf={({ contacts }) => contacts}
      withEntries={(contacts) => ({ contacts })}
      makeNew={newContact}
      renderEntry={(contact) => <Contact contact={contact} />}
      renderFields={(place) => <ContactFields control={control} place={place} />}
    />
  );
}

function Contact({
  contact: { name, role, email, phone, link, notes },
}: {
  readonly contact: ContactValues;
}): ReactNode {
  const [first = '', ...others] = [name, role, email, phone, link].filter((fact) => fact.trim() !== '');
  return (
    <>
      <Text as="span" display="block" fontWeight="600">
        {first}
      </Text>
      {others.join(' · ')}
      {notes.trim() !== '' && (
        <Text as="span" display="block" color="fg.muted" whiteSpace="pre-line">
          {notes}
        </Text>
      )}
    </>
  );
}
