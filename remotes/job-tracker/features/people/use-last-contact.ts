import { dataOf, keepPlace, refusalOf, useApolloClient } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { useNotices } from '@shared/ui';
import { useState } from 'react';
import { useDays } from '../common/use-days.ts';
import { getPerson } from './api/get-person.ts';
import type { Person } from './api/person-fields.ts';
import { updatePerson } from './api/save-person.ts';
import { evictPeople } from './evict-people.ts';
import { personName } from './person-name.ts';

/** The day of the last contact with a person, and a way to set it to today. */
export interface LastContact {
  readonly isToday: boolean;
  readonly busy: boolean;
  /** Sets the day to today and offers to undo it. */
  readonly setToday: () => Promise<void>;
}

/** Changes when the last contact with a person was. Only this day is written, whatever else has changed elsewhere. */
export function useLastContact(person: Person): LastContact {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notices = useNotices();
  const { today } = useDays();
  const [busy, setBusy] = useState(false);

  const write = async (day: string | null): Promise<void> => {
    let { version } = client.readQuery({ query: getPerson, variables: { id: person.id } })?.person ?? person;
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const variables = { id: person.id, version, input: { lastContactOn: day } };
      const answer = dataOf(await client.mutate({ mutation: updatePerson, variables, context: keepPlace })).people
        .updatePerson;
      if (answer.__typename === 'Person') break;
      version = answer.currentVersion;
    }
    evictPeople(client.cache);
  };
  const attempt = async (day: string | null): Promise<boolean> => {
    setBusy(true);
    try {
      await write(day);
      return true;
    } catch (error) {
      notices.show({ kind: 'error', title: refusalOf(error) ?? t('people.lastContact.failed') });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    isToday: person.lastContactOn === today,
    busy,
    async setToday() {
      const before = person.lastContactOn;
      if (!(await attempt(today))) return;
      notices.show({
        kind: 'success',
        title: t('people.lastContact.done', { name: personName(person) }),
        action: { label: t('undo'), onClick: () => void attempt(before) },
      });
    },
  };
}
