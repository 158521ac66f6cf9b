import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { ChakraLink, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { personPath } from '../../common/paths.ts';
import { useDays } from '../../common/use-days.ts';
import type { Job } from '../api/job-fields.ts';
import { ContactFields } from '../form/contact-fields.tsx';
import { newContact, type ContactValues } from '../job-values.ts';
import { Entries } from './entries.tsx';
import { useParts } from './parts.ts';

type LinkedPerson = NonNullable<Job['contacts'][number]['person']>;

/** The people at the company whom the person knows or writes to. */
export function Contacts({ job }: { readonly job: Job }): ReactNode {
  const { control, values } = useParts();
  const personOf = (contactId: string | undefined): LinkedPerson | undefined =>
    job.contacts.find(({ id }) => id === contactId)?.person ?? undefined;
  return (
    <Entries
      name="contacts"
      look="panel"
      entriesOf={({ contacts }) => contacts}
      withEntries={(contacts) => ({ contacts })}
      makeNew={newContact}
      renderEntry={(contact) => <Contact contact={contact} />}
      renderEnd={(contact) => {
        const person = personOf(contact.id);
        return person && <PersonLink person={person} name={contact.name || contact.email} />;
      }}
      renderFields={(place) => (
        <ContactFields control={control} place={place} isLinked={personOf(values.contacts[place]?.id) !== undefined} />
      )}
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

/** How long ago the last contact with a person was, which leads to their page. */
function PersonLink({ person, name }: { readonly person: LinkedPerson; readonly name: string }): ReactNode {
  const { t } = useTranslation();
  const days = useDays();
  const { id, lastContactOn } = person;
  return (
    <ChakraLink asChild textStyle="sm" color="fg.muted" py="1">
      <AppLink to={personPath(id)}>
        {lastContactOn === null
          ? t('contacts.noContact')
          : t('contacts.lastContact', { when: days.relative(lastContactOn) })}
        <Text as="span" srOnly>
          {` · ${t('contacts.open', { name })}`}
        </Text>
      </AppLink>
    </ChakraLink>
  );
}
